// SPDX-License-Identifier: MIT
// Tool: the styles and scripts of the exported page.

import CuriumRendering
import CuriumControls

extension ExportPage {
  /// The style of the page around the pictures: light or dark, like the visible theme.
  static let style = """

    :root { color-scheme: dark; --ground: #16181d; --side: #1d2026; --ink: #e4e6eb;
      --quiet: #a3a9b5; --line: #343943; --accent: #7cb7ff; }
    :root[data-scheme=light] { color-scheme: light; --ground: #fafafa; --side: #f0f1f4;
      --ink: #1c1f26; --quiet: #5b6270; --line: #d4d8df; --accent: #0b5fc0; }
    * { box-sizing: border-box; }
    body { margin: 0; display: grid; grid-template-columns: 15rem minmax(0, 1fr);
      background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
    nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1.25rem;
      background: var(--side); border-right: 1px solid var(--line); }
    nav h1 { margin: 0 0 1rem; font-size: 1.25rem; }
    nav h2 { margin: 1.25rem 0 .25rem; font-size: .8rem; color: var(--quiet); font-weight: 600; }
    nav ul { margin: 0; padding: 0; list-style: none; }
    nav a { display: block; padding: .1rem .5rem; margin: 0 -.5rem; border-radius: .25rem;
      color: inherit; text-decoration: none; overflow-wrap: anywhere; }
    nav a:hover { background: var(--line); }
    nav a[aria-current] { background: var(--accent); color: var(--ground); }
    label { display: block; margin-bottom: .75rem; font-size: .8rem; color: var(--quiet); }
    select, input { width: 100%; margin-top: .2rem; padding: .4rem .5rem; font: inherit;
      font-size: .95rem; color: var(--ink); background: var(--ground);
      border: 1px solid var(--line); border-radius: .3rem; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    main { padding: 1.5rem 2rem 50vh; min-width: 0; }
    main:focus, section:focus { outline: none; }
    section { padding-bottom: 2rem; scroll-margin-top: 1rem;
      content-visibility: auto; contain-intrinsic-size: auto 30rem; }
    section h2 { margin: 0; font-size: 1.2rem; }
    section h2 small { font-size: .8rem; font-weight: 400; color: var(--quiet);
      margin-left: .5rem; }
    section p { margin: .25rem 0 1rem; color: var(--quiet); max-width: 45rem; }
    figure { margin: 0 0 1.25rem; overflow-x: auto; }
    figcaption { font-size: .8rem; color: var(--quiet); margin-bottom: .3rem; }
    svg { display: block; max-width: 100%; height: auto; border-radius: .4rem; white-space: pre;
      font: \(CellPicture.fontSize)px \(CellPicture.fonts); }
    [hidden] { display: none; }
    kbd { font: inherit; border: 1px solid var(--line); border-radius: .25rem; padding: 0 .3rem; }
    .keys { font-size: .8rem; color: var(--quiet); margin-top: 1.5rem; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 1rem; top: 1rem; z-index: 1; background: var(--ground); padding: .5rem; }
    @media (max-width: 50rem) {
      body { display: block; }
      nav { position: static; height: auto; }
      #list { max-height: 12rem; overflow-y: auto; }
      main { padding: 1rem; }
      svg { max-width: none; }
    }

    """

  /// Themes, search and keys. Without scripts, the page shows its first theme and the links work.
  static let script = """
    const byId = id => document.getElementById(id);
    const select = byId('theme'), search = byId('search'), none = byId('none');
    const sections = [...document.querySelectorAll('section')];
    const links = new Map([...document.querySelectorAll('nav a')].map(
      a => [decodeURIComponent(a.hash.slice(1)), a]));
    let current = null;

    function show(name) {
      const place = themes.findIndex(theme => theme[0] === name);
      if (place < 0) return;
      const [, scheme, colors] = themes[place];
      let rules = '';
      for (let i = 0; 6 * i < colors.length; i++)
        rules += '.c' + i + '{fill:#' + colors.slice(6 * i, 6 * i + 6) + '}';
      byId('palette').textContent = rules;
      document.documentElement.dataset.scheme = scheme;
      for (const picture of document.querySelectorAll('svg[data-themes]'))
        picture.toggleAttribute('hidden',
          !picture.dataset.themes.split(' ').includes(String(place)));
      select.value = name;
    }

    function turn(step) {
      const place = themes.findIndex(theme => theme[0] === select.value);
      show(themes[(place + step + themes.length) % themes.length][0]);
    }

    function find() {
      const wanted = search.value.trim().toLowerCase();
      let found = 0;
      for (const section of sections) {
        const words = section.id + ' ' + section.querySelector('p').textContent;
        const isFound = words.toLowerCase().includes(wanted);
        section.hidden = !isFound;
        links.get(section.id).parentElement.hidden = !isFound;
        if (isFound) found++;
      }
      for (const list of document.querySelectorAll('nav ul')) {
        const isEmpty = [...list.children].every(item => item.hidden);
        list.hidden = list.previousElementSibling.hidden = isEmpty;
      }
      none.hidden = found > 0;
    }

    function mark(section) {
      if (current) links.get(current.id).removeAttribute('aria-current');
      current = section && links.has(section.id) ? section : null;
      if (!current) return;
      const link = links.get(current.id);
      link.setAttribute('aria-current', 'true');
      link.scrollIntoView({ block: 'nearest' });
    }

    function go(step) {
      const seen = sections.filter(section => !section.hidden);
      if (!seen.length) return;
      const place = seen.indexOf(current);
      const next = seen[Math.min(seen.length - 1, Math.max(0, place + step))];
      mark(next);
      next.scrollIntoView();
      next.focus({ preventScroll: true });
    }

    select.addEventListener('change', () => show(select.value));
    search.addEventListener('input', find);
    addEventListener('hashchange', () => mark(byId(decodeURIComponent(location.hash.slice(1)))));
    addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target === search) {
        if (event.key === 'Escape') { search.value = ''; find(); search.blur(); }
        if (event.key === 'Enter') { search.blur(); current = null; go(1); }
        return;
      }
      if (event.target === select) return;
      const act = { '/': () => search.focus(), j: () => go(1), k: () => go(-1),
        t: () => turn(1), T: () => turn(-1) }[event.key];
      if (act) { event.preventDefault(); act(); }
    });
    const wished = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    if (themes.some(theme => theme[0] === wished)) show(wished);
    mark(byId(decodeURIComponent(location.hash.slice(1))));
    """
}

// SPDX-License-Identifier: MIT
// Tool: the search of the reference; it also works from disk, where scripts can be loaded and data can't.
(() => {
  const root = document.body.dataset.root;
  const field = document.querySelector('search input');
  const matches = document.querySelector('.matches');
  field.hidden = false;
  let index = null;
  let selected = -1;

  // The names are loaded when the search is first used.
  const load = () => {
    if (index) return;
    index = [];
    const script = document.createElement('script');
    script.src = root + 'search-index.js';
    script.onload = () => {
      index = window.curiumIndex.map(([name, page, summary]) => ({ name, page, summary, key: name.toLowerCase() }));
      show();
    };
    document.head.append(script);
  };

  // Lower is better: the name itself, its start, a member's start, anywhere in it.
  const rank = (entry, query) => {
    const own = entry.key.slice(entry.key.replace(/\(.*/, '').lastIndexOf('.') + 1);
    // Pages before places on pages.
    const depth = entry.key.length / 1000 + (entry.page.includes('#') ? 0.5 : 0);
    if (entry.key === query || own === query) return depth;
    if (entry.key.startsWith(query)) return 1 + depth;
    if (own.startsWith(query)) return 2 + depth;
    if (entry.key.includes(query)) return 3 + depth;
    return entry.summary.toLowerCase().includes(query) ? 4 + depth : Infinity;
  };

  const show = () => {
    const query = field.value.trim().toLowerCase();
    const found = !query ? [] : index.map(entry => [rank(entry, query), entry])
      .filter(([value]) => value < Infinity).sort((a, b) => a[0] - b[0]).slice(0, 12);
    matches.replaceChildren(...found.map(([, entry]) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      const name = document.createElement('code');
      const summary = document.createElement('span');
      link.href = root + entry.page;
      name.textContent = entry.name;
      summary.textContent = entry.summary;
      link.append(name, summary);
      item.append(link);
      return item;
    }));
    if (query && index.length && !found.length) {
      const item = document.createElement('li');
      item.textContent = 'No matches';
      matches.append(item);
    }
    matches.hidden = !query;
    select(0);
  };

  const select = number => {
    const links = [...matches.querySelectorAll('a')];
    selected = links.length ? (number + links.length) % links.length : -1;
    links.forEach((link, place) => link.classList.toggle('selected', place === selected));
    links[selected]?.scrollIntoView({ block: 'nearest' });
  };

  field.addEventListener('focus', load);
  field.addEventListener('input', () => { load(); if (index) show(); });
  field.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown') select(selected + 1);
    else if (event.key === 'ArrowUp') select(selected - 1);
    else if (event.key === 'Enter') matches.querySelectorAll('a')[selected]?.click();
    else if (event.key === 'Escape') { field.value = ''; matches.hidden = true; field.blur(); }
    else return;
    event.preventDefault();
  });
  document.addEventListener('keydown', event => {
    const isTyping = event.target.closest?.('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
  document.addEventListener('click', event => {
    if (!event.target.closest('search')) matches.hidden = true;
  });

  // The topics are open where there is room for them.
  const side = document.querySelector('.side details');
  const wide = matchMedia('(min-width: 60rem)');
  const follow = () => { side.open = wide.matches; };
  wide.addEventListener('change', follow);
  follow();
  const current = side.querySelector('[aria-current]');
  const nav = side.parentElement;
  if (wide.matches && current) nav.scrollTop = current.offsetTop - nav.clientHeight / 3;
})();

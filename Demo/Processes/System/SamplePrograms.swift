// SPDX-License-Identifier: MIT
// Tool: the programs of a made-up machine.

/// A program that repeats the same work.
struct SampleProgram {
  let pid: Int32
  let name: String
  let user: String
  let parent: Int32
  let threads: Int
  /// The largest memory in bytes.
  let memory: UInt64
  /// The mean load as a percentage of one processor.
  let load: Double
  let command: String
  var processorTime = Duration.zero

  /// Parses a line of the table; `nil` for another one.
  private init?(_ line: Substring) {
    let fields = line.split(separator: " ", maxSplits: 7)
    guard fields.count == 8, let pid = Int32(fields[0]), let parent = Int32(fields[3]),
      let threads = Int(fields[4]), let megabytes = UInt64(fields[5]), let load = Double(fields[6])
    else { return nil }
    self.pid = pid
    name = String(fields[1])
    user = String(fields[2])
    self.parent = parent
    self.threads = threads
    memory = megabytes * 1_000_000
    self.load = load
    command = String(fields[7])
  }

  /// The programs of a busy server.
  static let server: [SampleProgram] = table.split(separator: "\n").compactMap { SampleProgram($0) }

  /// One program per line: number, name, user, parent, threads, megabytes, load, command.
  private static let table = """
    1 systemd root 0 1 13 0.1 /sbin/init
    298 systemd-udevd root 1 1 11 0 /usr/lib/systemd/systemd-udevd
    412 systemd-journal root 1 1 94 0.4 /usr/lib/systemd/systemd-journald
    433 systemd-resolve resolve 1 1 14 0.1 /usr/lib/systemd/systemd-resolved
    440 systemd-timesyn timesync 1 2 8 0 /usr/lib/systemd/systemd-timesyncd
    602 dbus-daemon messagebus 1 1 6 0.1 /usr/bin/dbus-daemon --system --address=systemd: --nofork
    610 systemd-logind root 1 1 9 0 /usr/lib/systemd/systemd-logind
    634 rsyslogd syslog 1 4 7 0.2 /usr/sbin/rsyslogd -n -iNONE
    651 cron root 1 1 4 0 /usr/sbin/cron -f
    688 chronyd _chrony 1 1 5 0 /usr/sbin/chronyd -F 1
    712 fail2ban-server root 1 5 42 0.6 /usr/bin/python3 /usr/bin/fail2ban-server -xf start
    806 sshd root 1 1 9 0 sshd: /usr/sbin/sshd -D [listener]
    820 containerd root 1 18 74 0.9 /usr/bin/containerd
    844 dockerd root 1 22 118 1.1 /usr/bin/dockerd -H fd:// --containerd=/run/containerd/containerd.sock
    911 postgres postgres 1 1 212 1.2 /usr/bin/postgres -D /var/lib/postgres/data
    934 postgres postgres 911 1 4180 38 postgres: checkout checkout_db [local] SELECT
    935 postgres postgres 911 1 1930 14 postgres: billing billing_db [local] idle in transaction
    936 postgres postgres 911 1 640 3.4 postgres: accounts accounts_db [local] idle
    940 postgres postgres 911 1 188 0.8 postgres: checkpointer
    941 postgres postgres 911 1 96 0.5 postgres: background writer
    942 postgres postgres 911 1 41 0.9 postgres: walwriter
    944 postgres postgres 911 1 22 0.1 postgres: autovacuum launcher
    1020 redis-server redis 1 6 1412 7 /usr/bin/redis-server 127.0.0.1:6379
    1044 rabbitmq-server rabbitmq 1 64 236 2.6 /usr/lib/erlang/erts/bin/beam.smp -W w -MBas ageffcbf
    1188 nginx root 1 1 6 0 nginx: master process /usr/sbin/nginx
    1189 nginx www-data 1188 1 31 11 nginx: worker process
    1190 nginx www-data 1188 1 30 9 nginx: worker process
    1191 nginx www-data 1188 1 29 6 nginx: worker process
    1192 nginx www-data 1188 1 12 0.1 nginx: cache manager process
    1310 minio storage 1 28 512 5.2 /usr/bin/minio server /srv/objects --console-address :9001
    1422 vault vault 1 11 164 0.7 /usr/bin/vault server -config=/etc/vault.d
    1507 consul consul 1 13 128 1.8 /usr/bin/consul agent -config-dir=/etc/consul.d
    2204 checkout app 1 24 1118 142 /srv/checkout/bin/checkout serve --port 8080
    2231 api-gateway app 1 16 684 61 /srv/gateway/bin/api-gateway --config /etc/gateway.toml
    2260 search app 1 32 6240 54 /srv/search/bin/search --index /var/lib/search
    2301 webhooks app 1 8 96 4 /srv/webhooks/bin/webhooks --workers 4
    2318 mailer app 1 6 88 1.6 /srv/mailer/bin/mailer --queue outgoing
    2340 invoices app 1 12 204 2.9 /srv/invoices/bin/invoices serve --port 8084
    2355 thumbnails app 1 8 342 12 /srv/thumbnails/bin/thumbnails --jobs 8
    2371 accounts app 1 14 266 8.1 /srv/accounts/bin/accounts serve --port 8082
    2390 recommender app 1 20 1480 26 /srv/recommender/bin/recommender --model /srv/models/2025-10.bin
    2412 scheduler app 1 4 52 0.4 /srv/scheduler/bin/scheduler --tick 1s
    3077 prometheus monitor 1 14 890 6 /usr/bin/prometheus --storage.tsdb.retention.time=15d
    3081 grafana monitor 1 17 214 1.9 /usr/share/grafana/bin/grafana server
    3090 node_exporter monitor 1 9 24 0.8 /usr/bin/node_exporter
    3102 loki monitor 1 15 338 3.1 /usr/bin/loki -config.file=/etc/loki.yaml
    3118 alertmanager monitor 1 10 46 0.3 /usr/bin/alertmanager --config.file=/etc/alerts.yaml
    3140 otel-collector monitor 1 12 148 2.2 /usr/bin/otelcol --config=/etc/otel.yaml
    4410 sshd ada 806 1 8 0 sshd: ada@pts/0
    4411 zsh ada 4410 1 7 0.1 -zsh
    4437 tmux ada 4411 1 6 0.2 tmux new-session -s build
    4502 nvim ada 4437 3 68 0.9 nvim Sources/Orders/Orders.swift
    4518 sourcekit-lsp ada 4502 8 594 4.3 sourcekit-lsp --log-level error
    5120 swift-build ada 4437 12 486 22 swift build -c release
    5164 swift-frontend ada 5120 2 1240 97 swift-frontend -frontend -c -O Sources/Orders/Orders.swift
    5165 swift-frontend ada 5120 2 980 84 swift-frontend -frontend -c -O Sources/Orders/Invoice.swift
    5290 sshd mina 806 1 8 0 sshd: mina@pts/1
    5291 bash mina 5290 1 5 0 -bash
    5302 htop mina 5291 1 9 1.4 htop --tree
    5340 psql mina 5291 1 18 0.2 psql billing_db
    6001 restic backup 1 10 322 18 restic backup /srv --tag nightly
    6020 rsync backup 6001 1 14 7.4 rsync -a --delete /srv/objects/ backup@vault:/srv/objects/
    """
}

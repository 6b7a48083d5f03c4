/** The configurations of what the cluster runs on. All addresses are on this machine. */

export const NODES = ['a', 'b', 'c'] as const;
export type NodeName = (typeof NODES)[number];

/** The ports, all next to each other from the first. */
export function portsFrom(first: number) {
  const one = (offset: number) => first + offset;
  const three = (offset: number) => ({ a: first + offset, b: first + offset + 1, c: first + offset + 2 });
  return {
    ...{ site: one(0), database: one(1), pooler: one(2), webs: [one(3), one(4)], workers: [one(5), one(6), one(7)] },
    ...{ postgres: three(10), patroni: three(13), etcd: three(16), etcdPeers: three(19) },
    // It takes the ten after it too.
    store: one(30),
  };
}
export type Ports = ReturnType<typeof portsFrom>;

const HOST = '127.0.0.1';
const values = (lines: Record<string, unknown>) => JSON.stringify(lines);

export function etcdArguments(node: NodeName, ports: Ports, folder: string): string[] {
  const client = `http://${HOST}:${ports.etcd[node]}`;
  const peer = `http://${HOST}:${ports.etcdPeers[node]}`;
  const all = NODES.map((name) => `${name}=http://${HOST}:${ports.etcdPeers[name]}`).join(',');
  return [
    ...['--name', node, '--data-dir', `${folder}/etcd`, '--logger', 'zap', '--log-level', 'warn'],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', all],
    // All three stand on one machine, which may be busy: its network is fast, its processors are not always free.
    ...['--heartbeat-interval', '300', '--election-timeout', '3000'],
  ];
}

/**
 * Patroni's configuration, which is YAML, of which JSON is a part. Strictly synchronous: what was committed is on a
 * second node, or it was not committed (https://patroni.readthedocs.io/en/latest/replication_modes.html).
 */
export function patroniYaml(node: NodeName, ports: Ports, folder: string, binaries: string, password: string): string {
  const login = (username: string) => ({ username, password });
  return values({
    scope: 'spinreel',
    name: node,
    restapi: { listen: `${HOST}:${ports.patroni[node]}`, connect_address: `${HOST}:${ports.patroni[node]}` },
    etcd3: { hosts: NODES.map((name) => `${HOST}:${ports.etcd[name]}`) },
    bootstrap: {
      dcs: {
        // A primary that died with its machine is replaced after `ttl` (20 is the least), one whose Postgres died at once.
        ...{ ttl: 20, loop_wait: 2, retry_timeout: 6, primary_start_timeout: 0, master_start_timeout: 0 },
        ...{ maximum_lag_on_failover: 1_048_576, synchronous_mode: true, synchronous_mode_strict: true },
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 200, shared_buffers: '64MB', wal_log_hints: 'on', max_wal_size: '512MB' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      ...{ listen: `${HOST}:${ports.postgres[node]}`, connect_address: `${HOST}:${ports.postgres[node]}` },
      ...{ data_dir: `${folder}/data`, bin_dir: binaries, pgpass: `${folder}/pgpass` },
      pg_hba: [`host all all ${HOST}/32 scram-sha-256`, `host replication all ${HOST}/32 scram-sha-256`],
      authentication: { superuser: login('postgres'), replication: login('replicator'), rewind: login('rewinder') },
      parameters: { unix_socket_directories: folder },
    },
  });
}

/** Sends the database's connections to the primary alone, and requests to each web process that says it is ready. */
export function haproxyCfg(ports: Ports): string {
  const databases = NODES.map((n) => `  server ${n} ${HOST}:${ports.postgres[n]} check port ${ports.patroni[n]}`);
  const webs = ports.webs.map((port, i) => `  server web${i + 1} ${HOST}:${port} check`);
  return `
global
  maxconn 4000
defaults
  timeout connect 2s
  timeout client 15m
  timeout server 15m
  timeout queue 30s
  # Without it a check may take no longer than the time between two: who is busy for half a second would count as gone.
  timeout check 3s
  retries 3
  option redispatch
listen postgres
  mode tcp
  bind ${HOST}:${ports.database}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fastinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
${databases.join('\n')}
listen site
  mode http
  bind ${HOST}:${ports.site}
  balance roundrobin
  # What people's addresses are; the web processes trust this proxy (TRUST_PROXY).
  option forwardfor if-none
  option http-server-close
  # A request that no web process has seen may be sent to the next one.
  retry-on conn-failure
  option httpchk GET /api/ready
  default-server inter 500ms fastinter 200ms fall 2 rise 1
${webs.join('\n')}
`;
}

/**
 * Connections are lent for one transaction: a hundred web processes share a few dozen. While there is no primary,
 * statements wait instead of failing.
 */
export function pgbouncerIni(ports: Ports, folder: string, password: string): string {
  return `
[databases]
spinreel = host=${HOST} port=${ports.database} dbname=spinreel user=spinreel password=${password}
[pgbouncer]
listen_addr = ${HOST}
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users.txt
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 30
server_login_retry = 1
query_wait_timeout = 15
# A timeout that a client asks for at its start would stay on the connection: the role has it (see cluster.ts).
ignore_startup_parameters = extra_float_digits,statement_timeout
`;
}

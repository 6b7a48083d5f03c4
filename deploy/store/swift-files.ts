/** The configuration files of OpenStack Swift for three nodes on one machine. */
import { join } from 'node:path';

/** One proxy, one memcached, and per node an account, a container and an object server. */
export type Ports = { proxy: number; memcached: number };
export const NODES = [1, 2, 3] as const;
export type NodeNumber = (typeof NODES)[number];
export const KINDS = ['account', 'container', 'object'] as const;
export type Kind = (typeof KINDS)[number];

/** Access key and secret of the only person; Swift's keys have the form account:person. */
export const ACCESS_KEY_ID = 'spinreel:files';
export const SECRET_ACCESS_KEY = 'only-for-this-machine';

/** Where a server listens: 12 ports after that of the proxy belong to this store. */
export const portOf = (ports: Ports, kind: Kind, node: NodeNumber) => ports.proxy + node * 3 - 2 + KINDS.indexOf(kind);

export const swiftConf = () => `[swift-hash]
swift_hash_path_prefix = spinreel
swift_hash_path_suffix = spinreel
[storage-policy:0]
name = three
default = yes
`;

/**
 * How long the proxy avoids a node that has failed ten times, also once it is back; a minute by default, in which the
 * next node must not fail.
 */
export const AVOIDED_SECONDS = 5;

/**
 * @param origins web origins whose pages may read films straight from the store
 * The proxy gives up on a node soon: with one of three frozen, each request would otherwise wait ten seconds for it first.
 */
export const proxyConf = (folder: string, ports: Ports, origins: readonly string[]) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports.proxy}
workers = 0
user = root
swift_dir = ${folder}
cors_allow_origin = ${origins.join(',')}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck proxy-logging cache bulk s3api tempauth copy slo dlo proxy-logging proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
conn_timeout = 1
node_timeout = 6
recoverable_node_timeout = 2
error_suppression_interval = ${AVOIDED_SECONDS}
cors_allow_origin = ${origins.join(',')}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
cors_preflight_allow_origin = ${origins.join(',')}
[filter:tempauth]
use = egg:swift#tempauth
user_spinreel_files = ${SECRET_ACCESS_KEY} .admin
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}
${['catch_errors', 'gatekeeper', 'healthcheck', 'proxy_logging', 'bulk', 'copy', 'slo', 'dlo']
  .map((name) => `[filter:${name.replace('proxy_logging', 'proxy-logging')}]\nuse = egg:swift#${name}`)
  .join('\n')}
`;

/**
 * @param everySeconds how often copies are compared and late entries of lists made
 * fallocate_reserve: a node says 507 while it still has room for its own databases. ssync: copies are repaired without an rsync daemon.
 */
export const nodeConf = (folder: string, ports: Ports, kind: Kind, node: NodeNumber, everySeconds: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${portOf(ports, kind, node)}
workers = 0
user = root
swift_dir = ${folder}
devices = ${join(folder, `node${node}`)}
mount_check = false
fallocate_reserve = 1%
[pipeline:main]
pipeline = recon ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
replication_concurrency = 2
[filter:recon]
use = egg:swift#recon
recon_cache_path = ${join(folder, `node${node}`, 'recon')}
[${kind}-replicator]
interval = ${everySeconds}
sync_method = ssync
recon_cache_path = ${join(folder, `node${node}`, 'recon')}
[${kind}-updater]
interval = ${everySeconds}
recon_cache_path = ${join(folder, `node${node}`, 'recon')}
[object-auditor]
`;

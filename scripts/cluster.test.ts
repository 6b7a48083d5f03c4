import { appendFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeOf, enabled, newlyEnabled } from '../deploy/cluster/packages.ts';
import { until } from '../deploy/cluster/patience.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spinreel-cluster-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('what the cluster changes on a machine [B455]', () => {
  it('O10: is read from what apt says that it would do: added, upgraded and removed', () => {
    const said = `Reading package lists...
The following packages will be upgraded:
  postgresql
Inst libev4 (1:4.33-1 Debian:12.11/oldstable [amd64])
Inst postgresql [15+248+deb12u1] (15+248+deb12u2 Debian:12.11/oldstable [all])
Remv mawk [1.3.4]
Inst pgbouncer (1.18.0-1+deb12u1 Debian:12.11/oldstable [amd64])
Conf libev4 (1:4.33-1 Debian:12.11/oldstable [amd64])
Conf postgresql (15+248+deb12u2 Debian:12.11/oldstable [all])`;
    expect(changeOf(said)).toEqual({ added: ['libev4', 'pgbouncer'], upgraded: ['postgresql'], removed: ['mawk'] });
    expect(changeOf('Reading package lists...')).toEqual({ added: [], upgraded: [], removed: [] });
  });

  it('O10: every service that a package enabled is found, of systemd and of its predecessor, and no other', async () => {
    const wants = join(folder, 'systemd/system/multi-user.target.wants');
    const links = async (...paths: string[]) => {
      for (const path of paths) await symlink('/dev/null', join(folder, path));
    };
    for (const name of ['rc2.d', 'rc3.d', 'systemd/system/sockets.target.requires'])
      await mkdir(join(folder, name), { recursive: true });
    await mkdir(wants, { recursive: true });
    await links('systemd/system/multi-user.target.wants/cron.service', 'rc2.d/S01cron');
    const before = enabled(folder);
    await links(
      ...['systemd/system/multi-user.target.wants/pgbouncer.service', 'rc2.d/S01pgbouncer', 'rc3.d/S01pgbouncer'],
      ...['rc2.d/K01haproxy', 'systemd/system/sockets.target.requires/epmd.socket'],
    );
    expect(newlyEnabled(before, enabled(folder))).toEqual(['epmd.socket', 'pgbouncer', 'pgbouncer.service']);
  });
});

describe('how long the cluster waits for a part of it [B455]', () => {
  const quick = { stillMs: 300, allMs: 3_000, everyMs: 20 };
  const waiting = (changes: object) => ({
    ...{
      what: 'the database',
      works: async () => false,
      missing: async () => ['Patroni b is starting'],
      folders: [folder],
    },
    ...changes,
  });

  it('O11: as long as something progresses, and then it names what is missing', async () => {
    const data = join(folder, 'base');
    await writeFile(data, '');
    const grows = setInterval(() => void appendFile(data, 'x'), 50);
    const began = Date.now();
    const failed = expect(until(waiting({}), quick)).rejects.toThrow(
      /^After \d+ s without progress there is still no sign of the database\. Missing:\n {2}Patroni b is starting$/,
    );
    setTimeout(() => clearInterval(grows), 1_000);
    await failed;
    expect(Date.now() - began).toBeGreaterThan(1_000);
  });

  it('O11: a log that is written into for ever is no progress', async () => {
    const log = join(folder, 'patroni.log');
    const grows = setInterval(() => void appendFile(log, 'waiting for leader to bootstrap\n'), 20);
    const began = Date.now();
    await expect(until(waiting({}), quick)).rejects.toThrow('without progress');
    clearInterval(grows);
    expect(Date.now() - began).toBeLessThan(2_500);
  });

  it('O11: another part that comes is progress; what comes and goes for ever is not waited for without end', async () => {
    let n = 0;
    const comes = async () => (n++ % 2 === 0 ? ['a', 'b'] : ['a']);
    await expect(until(waiting({ missing: comes }), quick)).rejects.toThrow(/^After \d+ s there is still no sign/);
    let asked = 0;
    await until(waiting({ works: async () => ++asked > 3 }), quick);
    expect(asked).toBe(4);
  });
});

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Engine } from './engines.ts';

// setup.mjs and the files it uses run before anything is installed, and have no types.
const { hasApt, installDebs } = await import(join(import.meta.dirname, '../apt.mjs'));

// biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg's own placeholders
const FORMAT = '${Package} ${db:Status-Status}\n';

/** The packages among these that are not installed, according to dpkg. */
function missing(packages: readonly string[]): string[] {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', FORMAT, ...packages], { encoding: 'utf8' });
  const installed = new Set((stdout ?? '').split('\n'));
  return packages.filter((name) => !installed.has(`${name} installed`));
}

/** Installs what the engines need if possible, and returns those that can be started; reports which are left out, and why. */
export async function ready(engines: readonly Engine[], say: (text: string) => void): Promise<Engine[]> {
  const wanted = missing([...new Set(engines.flatMap(({ packages }) => packages))]);
  const canInstall = process.getuid?.() === 0 && hasApt();
  if (wanted.length > 0 && canInstall) {
    say(`Installing ${wanted.join(', ')}...`);
    await installDebs(wanted, say);
  }
  return engines.filter(({ title, packages }) => {
    const without = missing(packages);
    if (without.length > 0) {
      say(`SKIPPED  ${title}: it needs Debian's packages ${without.join(', ')}, which root can install with apt-get.`);
    }
    return without.length === 0;
  });
}

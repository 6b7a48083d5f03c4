import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installStore } from '../../deploy/cluster/packages.ts';
import { startSwift } from '../../deploy/store/swift.ts';

/** A Swift for all tests of the store whose nodes stay up. */
export default async function setup() {
  // The person who runs these tests has read that they install Swift.
  await installStore({ yes: true, say: (line) => process.stdout.write(`${line}\n`) });
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-swift-'));
  const swift = await startSwift(folder, 6480);
  process.env.TEST_S3 = join(folder, 's3.env');
  await writeFile(
    process.env.TEST_S3,
    Object.entries(swift.env)
      .map((pair) => pair.join('='))
      .join('\n'),
  );
  return async () => {
    await swift.close();
    await rm(folder, { recursive: true });
  };
}

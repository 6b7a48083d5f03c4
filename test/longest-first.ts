import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, in this order; measured in seconds of processor time. The others are about as long as their files are large. */
const LONG = [
  'library/samples',
  'library/pieces',
  'security/s23-uploads',
  'security/s23-ingest',
  'security/s26-fuzz',
  'tools/transparency',
  'renders/main-job',
  'security/s22-size',
  'library/doors',
  'tools/compress',
  'security/s01-ingest',
  'media/film',
  'media/starter',
  'golden/golden',
];

/**
 * Long files first, so that at the end no worker has much to do while the other has nothing. Vitest does the same by itself once it has seen a run,
 * which in a fresh checkout it has not. Projects stay together in the order of their names: a worker that changes from one to another begins anew.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? LONG.length : place;
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => a.project.name.localeCompare(b.project.name) || rank(a) - rank(b));
  }
}

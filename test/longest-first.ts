import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, in this order; measured in seconds. The others take about as long as their files are large. */
const LONG = [
  'security/s23-uploads',
  'security/s23-ingest',
  'postgres/queue',
  'postgres/turns',
  'library/pieces',
  'media/encode',
  'media/samples',
  'tools/transparency',
  'renders/main-job',
  'renders/progress',
  'tools/compress',
  'media/probe',
  'security/s26-sequences',
  'security/s26-fuzz',
  'security/s06-policies',
  'media/starter',
  'security/s22-size',
  'library/clip-rights',
  'library/several-races',
  'library/entry-points',
  'golden/golden',
  'scripts/setup',
  'scene/ligatures',
  'scene/layout',
  'film/read-frame',
  'facts/facts',
  'facts/manners-generated',
];

/**
 * Long files first, so that at the end no worker has much to do while the other has nothing. Vitest does the same by
 * itself once it has seen a run, which in a fresh checkout it has not. Projects stay together in the order of their
 * names: a worker that switches projects starts over.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.includes(`/${name}.`));
      return place < 0 ? LONG.length : place;
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => a.project.name.localeCompare(b.project.name) || rank(a) - rank(b));
  }
}

import { VisuallyHidden } from '@mantine/core';
import { useStudio } from '../model/studio.ts';

/** Tells those who do not see it that the copywriter is at work, and what it has written; on a phone the text may be another tool's by then. */
export function WritingStatus() {
  const { writing, written } = useStudio().promotion;
  const news = written === 1 ? 'One text is written' : `${written} texts are written. The first one is in your video`;
  return <VisuallyHidden role="status">{writing ? 'Writing your text' : written > 0 && news}</VisuallyHidden>;
}

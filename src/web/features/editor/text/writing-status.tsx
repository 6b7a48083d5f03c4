import { VisuallyHidden } from '@mantine/core';
import { useStudio } from '../model/studio.ts';
import { sayQuoted } from '../model/writing.ts';

/** Tells those who do not see it that the copywriter is at work, and what it has written; on a phone the text may be another tool's by then. */
export function WritingStatus() {
  const { promotion, state } = useStudio();
  const { writing, written } = promotion;
  const texts = written === 1 ? 'One text is written' : `${written} texts are written. The first one is in your video`;
  const news = [texts, state.writing && sayQuoted(state.writing)].filter(Boolean).join('. ');
  return <VisuallyHidden role="status">{writing ? 'Writing your text' : written > 0 && news}</VisuallyHidden>;
}

import { Text } from '@mantine/core';
import { handleOf, placeOf, tagsOf } from '../../../contract/captions/own.ts';
import type { OwnWords } from '../../../contract/own-words.ts';
import classes from './own-words.module.css';

/** What comes out of the words: the end of a text, and that of its caption. */
export function Example({ words }: { words: OwnWords }) {
  const text = [words.phrases[0] ?? '', words.signOff].filter(Boolean);
  const caption = [
    words.signOff,
    [placeOf('', words.city), handleOf(words)].filter(Boolean).join(' · '),
    tagsOf(words).join(' '),
  ].filter(Boolean);
  if (text.length + caption.length === 0) return null;
  return (
    <div className={classes.example} aria-live="polite">
      <Ends title="A text ends" lines={text} />
      <Ends title="Its caption ends" lines={caption} />
    </div>
  );
}

function Ends({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      {lines.map((line) => (
        <p key={line} className={classes.line}>
          {line}
        </p>
      ))}
    </div>
  );
}

import { CloseButton, Modal, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './notice-line.module.css';

/** One line about what somebody is making. */
export type Notice = {
  /** What it is about, by identity: once closed, it comes back only about something else. */
  about: unknown;
  tone: 'gold' | 'danger';
  words: string;
  /** What does not fit into the line, such as a reference for support. */
  more?: ReactNode;
  /** Shown in place of the words, which name it. */
  content?: ReactNode;
  /** The button that mends it. */
  action?: ReactNode;
};

/** A sentence, the button that mends it, and a way to close it, in one line. Words that do not fit are cut, and a tap shows them whole. */
export function NoticeLine({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { tone, words, more, content, action } = notice;
  return (
    <div className={classes.line} data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      {content ? <div className={classes.content}>{content}</div> : <Words words={words} more={more} />}
      {action}
      <CloseButton size="var(--sr-touch)" iconSize="1.125rem" aria-label="Close message" onClick={onClose} />
    </div>
  );
}

function Words({ words, more }: Pick<Notice, 'words' | 'more'>) {
  const text = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState(false);
  const [opened, whole] = useDisclosure(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words may fit
  useLayoutEffect(() => {
    const look = () => setCut(text.current !== null && text.current.scrollHeight > text.current.clientHeight + 1);
    const observer = new ResizeObserver(look);
    observer.observe(text.current!);
    look();
    return () => observer.disconnect();
  }, [words]);
  const line = (
    <span ref={text} className={classes.text}>
      {words}
    </span>
  );
  if (!cut && !more) return <div className={classes.words}>{line}</div>;
  return (
    <>
      <UnstyledButton className={classes.words} aria-haspopup="dialog" onClick={whole.open}>
        {line}
      </UnstyledButton>
      <Modal opened={opened} onClose={whole.close} title="Message">
        {words}
        {more}
      </Modal>
    </>
  );
}

import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, press, showPart } from './show.tsx';

const focused = () => document.activeElement?.textContent || document.activeElement?.tagName;

/** Entries that can be deleted, at once or after a question, a form in place of an entry, and a message that goes by being pressed. */
function Lists({ names, asks }: { names: readonly string[]; asks: boolean }) {
  const [left, setLeft] = useState(names);
  const [asked, ask] = useState<string | null>(null);
  const [edited, edit] = useState<string | null>(null);
  const [told, tell] = useState(true);
  const remove = (name: string) => {
    setLeft(left.filter((other) => other !== name));
    ask(null);
  };
  return (
    <main>
      <Button>Before</Button>
      {told && (
        <div role="alert">
          <Button onClick={() => tell(false)}>Dismiss</Button>
        </div>
      )}
      <ul>
        {left.map((name) => (
          <li key={name}>
            {edited === name ? (
              <form onSubmit={() => edit(null)}>
                <Button onClick={() => edit(null)}>Save {name}</Button>
              </form>
            ) : (
              <>
                <Button onClick={() => edit(name)}>Edit {name}</Button>
                <Button onClick={() => (asks ? ask(name) : remove(name))}>Delete {name}</Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <Button>After</Button>
      <Modal opened={asked !== null} onClose={() => ask(null)} title="Sure?" transitionProps={{ duration: 0 }}>
        <Button onClick={() => remove(asked!)}>Yes</Button>
      </Modal>
    </main>
  );
}

type WaitingProps = { onPress: () => void; onSend: (event: FormEvent) => void };

/** A form whose button waits once it has been pressed. */
function Waiting({ onPress, onSend }: WaitingProps) {
  const [waits, wait] = useState(false);
  function send() {
    onPress();
    wait(true);
  }
  return (
    <form onSubmit={onSend}>
      <TextInput label="Name" />
      <Button type="submit" disabled={waits} onClick={send}>
        Send
      </Button>
      <Button loading={waits}>Other</Button>
    </form>
  );
}

const pressByKey = async (name: string) => {
  await expect.element(button(name)).toBeVisible();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

test.each([false, true])(
  'K2: whatever order entries go in, the focus is on what stands there then, asked before or not: %s [B523]',
  async (asks) => {
    for (const order of ['abc', 'cba', 'bac', 'bca']) {
      await showPart(<Lists names={['a', 'b', 'c']} asks={asks} />);
      const left = ['a', 'b', 'c'];
      for (const name of order) {
        const at = left.indexOf(name);
        await pressByKey(`Delete ${name}`);
        if (asks) await pressByKey('Yes');
        left.splice(at, 1);
        const next = left[Math.min(at, left.length - 1)];
        await expect.poll(focused, { message: `${order}, ${name}` }).toBe(next ? `Edit ${next}` : 'After');
      }
    }
  },
);

test('K2: what was replaced, or was the only thing of a message, hands the focus on [B523]', async () => {
  await showPart(<Lists names={['a', 'b']} asks={false} />);
  await pressByKey('Edit b');
  await pressByKey('Save b');
  await expect.poll(focused).toBe('Edit b');
  await pressByKey('Dismiss');
  await expect.poll(focused).toBe('Edit a');
});

test('K2: a button that waits keeps the focus, says so, and does nothing by press, key or form [B523]', async () => {
  const [pressed, sent] = [vi.fn(), vi.fn((event: FormEvent) => event.preventDefault())];
  await showPart(<Waiting onPress={pressed} onSend={sent} />);
  await press('Send');
  await expect.element(button('Send')).toHaveFocus();
  await expect.element(button('Send')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Other')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await page.getByLabelText('Name').click();
  await userEvent.keyboard('{Enter}');
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
});

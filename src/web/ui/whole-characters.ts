import { cutTo } from '../../scene/length.ts';

/**
 * Fields with a `maxlength` take as much of what is typed or pasted as they have room for; browsers cut it wherever the room ends, in the middle of a family
 * of emoji too. For all fields of the page, these and those to come.
 */
export function keepCharactersWhole(): void {
  document.addEventListener('beforeinput', (event) => {
    // Somebody has seen to it, this listener too if it was asked for twice.
    if (event.defaultPrevented) return;
    const { target, inputType } = event;
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || target.maxLength < 0) return;
    // What is composed letter by letter can neither be stopped nor shortened here; its last letters are the browser's.
    if (event.isComposing || !inputType.startsWith('insert')) return;
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const { value, selectionStart, selectionEnd } = target;
    if (selectionStart === null || selectionEnd === null) return;
    const room = target.maxLength - value.length + (selectionEnd - selectionStart);
    const fitting = insertable(text, room, target);
    if (fitting === null) return;
    event.preventDefault();
    // In place of a newer way, as this is the only one that can be undone.
    if (fitting !== '') document.execCommand('insertText', false, fitting);
  });
}

/** What is left of the text where it has more than the field's room; null: it fits, and the browser inserts it. */
function insertable(text: string, room: number, field: Element): string | null {
  const typed = field instanceof HTMLInputElement ? text.replace(/[\r\n]+/g, '') : text.replace(/\r\n?/g, '\n');
  return typed.length <= room ? null : cutTo(typed, Math.max(0, room));
}

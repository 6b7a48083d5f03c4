import { type RefObject, useEffect } from 'react';
import type { Undoing } from './use-editor.ts';

const FIELD = 'input:not([type=range], [type=radio], [type=checkbox]), textarea, select, [contenteditable=true]';

/**
 * Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y (with Command on a Mac) undo and redo in the editor. A field that is being typed in has its own undo, apart from
 * those inside an element with `data-undo`, whose value is the editor's.
 */
export function useUndoKeys(editor: RefObject<HTMLElement | null>, { undo, redo }: Undoing): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const wanted = wantedBy(event);
      if (!wanted || !(target instanceof Element)) return;
      // Not in a dialog over the editor.
      if (target !== document.body && !editor.current?.contains(target)) return;
      if (target.matches(FIELD) && !target.closest('[data-undo]')) return;
      event.preventDefault();
      (wanted === 'undo' ? undo : redo)?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [editor, undo, redo]);
}

/** What the keys pressed ask for. */
function wantedBy({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}

import { useState } from 'react';
import type { OpenParts, Tool } from './studio.ts';

/** A fresh editor begins with the class. */
export function useOpenParts(): OpenParts {
  const [tool, setTool] = useState<Tool>('class');
  const [shown, setShown] = useState(0);
  const [text, setText] = useState(false);
  const [asked, setAsked] = useState(0);
  function show(next: Tool) {
    setTool(next);
    setShown(shown + 1);
  }
  function editText() {
    show('text');
    setText(true);
    setAsked(asked + 1);
  }
  return { tool, show, shown, text, setText, editText, asked };
}

import { useMemo, useState } from 'react';
import type { OpenParts, Tool } from './studio.ts';

/** A fresh editor begins with the class. The same object until something is opened or closed. */
export function useOpenParts(): OpenParts {
  const [tool, setTool] = useState<Tool>('class');
  const [shown, setShown] = useState(0);
  const [text, setText] = useState(false);
  const [asked, setAsked] = useState(0);
  return useMemo(() => {
    function show(next: Tool) {
      setTool(next);
      setShown((count) => count + 1);
    }
    function editText() {
      show('text');
      setText(true);
      setAsked((count) => count + 1);
    }
    return { tool, show, shown, text, setText, editText, asked };
  }, [tool, shown, text, asked]);
}

import { lazy, Suspense, useEffect, useState } from 'react';

const FocusKeeper = lazy(() => import('./focus-keeper.tsx'));

/** What nobody needs before they press or type something: no page waits for it. */
export function OnceUsed() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const used = new AbortController();
    const load = () => {
      used.abort();
      setUsed(true);
      void import('./whole-characters.ts').then(({ keepCharactersWhole }) => keepCharactersWhole());
    };
    for (const sign of ['keydown', 'pointerdown'])
      window.addEventListener(sign, load, { capture: true, signal: used.signal });
    return () => used.abort();
  }, []);
  return isUsed ? (
    <Suspense>
      <FocusKeeper />
    </Suspense>
  ) : null;
}

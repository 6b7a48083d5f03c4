import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { planOf } from '../../contract/plans.ts';
import { AppHeader } from '../features/account/header.tsx';
import { useUser } from '../features/auth/api.ts';
import type { BackgroundChoice } from '../features/backgrounds/choice.ts';
import { PlanNotice } from '../features/billing/plan-notice.tsx';
import { consoleOf, isConsoleOpen, overPromo } from '../features/consoles/console.ts';
import { Editor } from '../features/editor/editor.tsx';
import { startWorker } from '../features/offline/start-worker.ts';
import { OpenInvitations } from '../features/studio/open-invitations.tsx';
import { AdminTab } from './admin-tab.tsx';
import { ConsoleScreen } from './console-screen.tsx';

/** Where promos are made; people who manage others have their console at an address here, with the editor kept behind it. */
export default function StudioPage() {
  const user = useUser();
  const away = useSearch({ from: '/', select: isConsoleOpen });
  const [choice, setChoice] = useState<BackgroundChoice | null>(null);
  const navigate = useNavigate();
  useEffect(startWorker, []);
  const console = consoleOf(planOf(user));
  const open = () => {
    if (console) void navigate({ to: '/', search: overPromo(console.address) });
  };
  return (
    <>
      {!away && <title>Studio · Spinreel</title>}
      <AppHeader />
      <main>
        <Kept away={away}>
          <PlanNotice user={user} />
          <OpenInvitations />
          <Editor adminPanel={{ content: <AdminTab />, open }} onBackground={setChoice} />
        </Kept>
        {away && <ConsoleScreen choice={choice} />}
      </main>
    </>
  );
}

/** Stays as it is while it is away: its state, how far it is scrolled, what has the focus. Nothing in it plays meanwhile. */
function Kept({ away, children }: { away: boolean; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const scrolled = useRef(0);
  useEffect(() => {
    if (away) return;
    const note = () => {
      scrolled.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [away]);
  useLayoutEffect(() => {
    if (!away) return;
    const focused = part.current?.contains(document.activeElement) ? document.activeElement : null;
    const playing = [...(part.current?.querySelectorAll('video') ?? [])].filter(({ paused }) => !paused);
    for (const video of playing) video.pause();
    const top = scrolled.current;
    window.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      for (const video of playing) video.play().catch(() => undefined);
      // After the router, which begins every page at its top.
      requestAnimationFrame(() => {
        window.scrollTo({ top, behavior: 'instant' });
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      });
    };
  }, [away]);
  return (
    <div ref={part} hidden={away}>
      {children}
    </div>
  );
}

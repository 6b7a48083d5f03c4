import { Tabs } from '@mantine/core';
import { useCallbackRef, useDidUpdate } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Clip } from '../../../contract/library.ts';
import { type Preferences, WRITING_STYLES } from '../../../contract/profile.ts';
import type { User } from '../../../contract/session.ts';
import { Waiting } from '../../ui/loading-screen.tsx';
import { showInfo } from '../../ui/notify.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useKeyboardOpen } from '../../ui/use-keyboard-open.ts';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { useUser } from '../auth/api.ts';
import { backgroundsQuery } from '../backgrounds/api.ts';
import type { AdminPanel, BackgroundChoice, ChooseClip } from '../backgrounds/choice.ts';
import { LibraryPanel } from '../backgrounds/library-panel.tsx';
import { preferencesQuery } from '../profile/api.ts';
import { type OpenPromo, useOpenPromo } from '../promos/open.ts';
import { useIsSending } from '../uploads/use-uploads.ts';
import { StartField } from './background/start-field.tsx';
import { ClassSection } from './class/class-section.tsx';
import classes from './editor.module.css';
import { ActionBar, FilmActions, NextSteps } from './film/film-actions.tsx';
import { FilmScreen } from './film/film-screen.tsx';
import { ListName } from './list/list-name.tsx';
import { ListRows } from './list/list-rows.tsx';
import { isBusy } from './model/film.ts';
import { LatestStudio, useLatestStudio } from './model/latest-studio.tsx';
import { takesOffer } from './model/state.ts';
import { type Studio, StudioContext, type Tool, useStudio } from './model/studio.ts';
import { useFormat } from './model/use-format.ts';
import { useUndoKeys } from './model/use-undo-keys.ts';
import { useOpenStudio } from './open-studio.ts';
import { DesktopPreview } from './preview/desktop-preview.tsx';
import { PhonePreview } from './preview/phone-preview.tsx';
import { PromoBar } from './promo-bar.tsx';
import { Section } from './section.tsx';
import { StyleSection } from './style/style-section.tsx';
import { TextSection } from './text/text-section.tsx';
import { WritingStatus } from './text/writing-status.tsx';
import { ToolBar, useSwipes } from './tools.tsx';

const NO_PREFERENCES: Preferences = {
  instructorName: '',
  studio: '',
  lastClassTime: null,
  writingStyle: WRITING_STYLES[0],
  language: 'auto',
};

type Props = {
  /** Beside the backgrounds, for people who manage others. */
  adminPanel: AdminPanel;
  /** Is told the background, and how to choose another, whenever it changes: consoles offer other people's. */
  onBackground: (choice: BackgroundChoice) => void;
};

/** Where promos are made: class, text, background and style on one side, the film on the other. */
export function Editor(props: Props) {
  const user = useUser();
  return <EditorOf key={user.id} user={user} {...props} />;
}

function EditorOf({ user, ...props }: Props & { user: User }) {
  const preferences = useQuery(preferencesQuery);
  const { promo } = useSearch({ strict: false });
  const first = useOpenPromo(user, promo);
  if (preferences.isPending || !first) {
    return <Waiting mih="60dvh" title="Opening your promo" />;
  }
  // The editor also works without preferences, with an empty form.
  const { data = NO_PREFERENCES } = preferences;
  return <OpenEditor key={first.entry.id} user={user} first={first} preferences={data} {...props} />;
}

type OpenProps = Props & { user: User; first: OpenPromo; preferences: Preferences };

/**
 * A letter has to be on the screen of a slow phone at once. So only the fields that are typed in follow the state at once; the preview and everything
 * else follow when the browser has time. What is opened or closed is at once everywhere: a phone shows its keyboard only within the tap.
 */
function OpenEditor({ user, first, preferences, ...props }: OpenProps) {
  const latest = useOpenStudio(user, first, preferences);
  const { parts } = latest;
  // Beneath a film that is about to show its first picture nothing else is drawn.
  const still = useRef(latest);
  if (!latest.watching.opening) still.current = latest;
  const before = useDeferredValue(still.current);
  const studio = useMemo(() => ({ ...before, parts }), [before, parts]);
  return (
    <LatestStudio studio={latest}>
      <StudioContext value={studio}>
        <Workbench {...props} />
        <WritingStatus />
      </StudioContext>
      {/* Who waits for the film waits for nothing else. */}
      <StudioContext value={latest}>
        <FilmScreen />
      </StudioContext>
    </LatestStudio>
  );
}

const Workbench = memo(function Workbench({ adminPanel, onBackground }: Props) {
  const studio = useStudio();
  const { film } = studio.state;
  const keyboard = useKeyboardOpen();
  useWakeLock(useIsSending() || isBusy(film));
  const root = useRef<HTMLDivElement>(null);
  const format = useFormat();
  const [tools, toolsHeight] = useHeight();
  const [bar, barHeight] = useHeight();
  const choice = useBackgroundChoice(studio);
  useEffect(() => onBackground(choice), [onBackground, choice]);
  const wide = format === 'wide';
  const beside = format === 'beside';
  const staying = { hidden: keyboard, aside: studio.kept.behind !== null };
  const actionBar = <ActionBar ref={bar} {...staying} toolsOnly={beside} />;
  return (
    <Tabs
      ref={root}
      id="tools"
      value={studio.parts.tool}
      onChange={(tool) => studio.parts.show(tool as Tool)}
      className={classes.editor}
      data-format={format}
      style={{ '--tools': `${toolsHeight}px`, '--bar': `${barHeight}px` }}
    >
      <UndoKeys editor={root} />
      <PageTitle hidden>Make a class promo</PageTitle>
      <PromoBar />
      {!wide && (
        <>
          <PhonePreview hidden={keyboard} bar={toolsHeight + barHeight}>
            {beside && <NextSteps stacked />}
          </PhonePreview>
          <ToolBar ref={tools} {...staying} />
        </>
      )}
      {beside && actionBar}
      <Steps adminPanel={adminPanel} choice={choice} oneByOne={!wide} />
      {wide && (
        <DesktopPreview>
          <FilmActions />
        </DesktopPreview>
      )}
      {format === 'stacked' && actionBar}
    </Tabs>
  );
});

/** A ref for an element, and its height in pixels; 0 without one. */
function useHeight(): [(element: HTMLElement | null) => void, number] {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  }, []);
  return [ref, height];
}

/** What was typed last can be undone at once. */
function UndoKeys({ editor }: { editor: RefObject<HTMLElement | null> }) {
  useUndoKeys(editor, useLatestStudio().undoing);
  return null;
}

/** The same object until the background changes. */
function useBackgroundChoice({ state: { background }, dispatch }: Studio): BackgroundChoice {
  return useMemo(() => {
    const onChoose: ChooseClip = (clip, why) =>
      dispatch({ type: 'backgroundChosen', background: clip, deleted: why === 'deleted' });
    return { chosen: background, onChoose };
  }, [background, dispatch]);
}

const CLASS = (
  <Section step="Step 1" title="Add Your Class Information">
    <ClassSection />
  </Section>
);
const TEXT = (
  <Section step="Step 2" title="Write Your Promotion">
    <TextSection />
  </Section>
);
const LIST_NAME = (
  <Section step="Step 1" title="Name your list">
    <ListName />
  </Section>
);
const LIST_ROWS = (
  <Section step="Step 2" title="Write your list">
    <ListRows />
  </Section>
);
const STYLE = (
  <Section step="Step 4" title="Customize & Generate" optional>
    <StyleSection />
  </Section>
);

type StepsProps = Pick<Props, 'adminPanel'> & { choice: BackgroundChoice; oneByOne: boolean };

/** The four steps: one below the other, or on a phone one at a time. */
function Steps({ adminPanel, choice, oneByOne }: StepsProps) {
  const { state, dispatch, parts } = useStudio();
  const { tool, show, shown } = parts;
  const steps = useRef<HTMLDivElement>(null);
  // Each tool is read from its beginning, right below the preview.
  useDidUpdate(() => {
    const past = Number.parseFloat(getComputedStyle(steps.current!).scrollMarginTop);
    if (steps.current!.getBoundingClientRect().top < past) steps.current!.scrollIntoView();
  }, [shown]);
  const swipes = useSwipes(tool, show);
  const starter = useQuery(backgroundsQuery).data?.starter ?? null;
  const offer = useCallbackRef((clip: Clip) => {
    if (!takesOffer(state, starter)) return;
    dispatch({ type: 'backgroundChosen', background: clip });
    showInfo(`${clip.title} is ready. It is now your background.`);
  });
  const library = useMemo(
    () => (
      <Section step="Step 3" title="Choose Background" optional>
        <LibraryPanel {...choice} adminPanel={adminPanel} onOffer={offer} />
        <StartField />
      </Section>
    ),
    [choice, adminPanel, offer],
  );
  const step = (name: Tool, section: ReactNode) => (
    <Step tool={name} hidden={oneByOne && tool !== name} isPanel={oneByOne}>
      {section}
    </Step>
  );
  return (
    <div ref={steps} className={classes.steps} {...(oneByOne && swipes)}>
      {step('class', state.promo.list ? LIST_NAME : CLASS)}
      {step('text', state.promo.list ? LIST_ROWS : TEXT)}
      {step('background', library)}
      {step('style', STYLE)}
    </div>
  );
}

type StepProps = { tool: Tool; hidden: boolean; isPanel: boolean; children: ReactNode };

/** Stays as it was left while another one is open. */
function Step({ tool, hidden, isPanel, children }: StepProps) {
  const panel = isPanel && { role: 'tabpanel', id: `tools-panel-${tool}`, 'aria-labelledby': `tools-tab-${tool}` };
  return (
    <div hidden={hidden} {...panel}>
      {tool === 'text' ? children : <Fields hidden={hidden}>{children}</Fields>}
    </div>
  );
}

/** A step whose fields show the state as it is. The text's step has one such field and takes care of it itself. */
function Fields({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  return (
    <Follow hidden={hidden} studio={useLatestStudio()}>
      {children}
    </Follow>
  );
}

type FollowProps = { hidden: boolean; studio: Studio; children: ReactNode };

/** Lets a step follow the state. One that is hidden has no use for what is typed in another; only the form speaks to all of them. */
const Follow = memo(
  ({ studio, children }: FollowProps) => <StudioContext value={studio}>{children}</StudioContext>,
  (before, now) =>
    before.children === now.children &&
    (before.studio === now.studio ||
      (before.hidden && now.hidden && before.studio.state.form === now.studio.state.form)),
);

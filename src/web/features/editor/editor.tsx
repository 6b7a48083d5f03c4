import { Center, Loader, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Clip } from '../../../contract/library.ts';
import { type Preferences, WRITING_STYLES } from '../../../contract/profile.ts';
import type { User } from '../../../contract/session.ts';
import { showInfo } from '../../ui/notify.tsx';
import { useKeyboardOpen } from '../../ui/use-keyboard-open.ts';
import { useWakeLock } from '../../ui/use-wake-lock.ts';
import { useUser } from '../auth/api.ts';
import { LibraryPanel } from '../backgrounds/library-panel.tsx';
import { preferencesQuery } from '../profile/api.ts';
import { useIsSending } from '../uploads/use-uploads.ts';
import { ClassSection } from './class-section.tsx';
import { DesktopPreview } from './desktop-preview.tsx';
import classes from './editor.module.css';
import { isBusy } from './film.ts';
import { ActionBar } from './film-actions.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { ProgressOverlay } from './progress-overlay.tsx';
import { Section } from './section.tsx';
import { takesOffer } from './state.ts';
import { StyleSection } from './style-section.tsx';
import { TextSection } from './text-section.tsx';
import { type FirstDraft, useFirstDraft } from './use-editor.ts';
import { type Studio, useStudio } from './use-studio.ts';

const NO_PREFERENCES: Preferences = {
  instructorName: '',
  studio: '',
  lastClassTime: null,
  writingStyle: WRITING_STYLES[0],
};

/** Where promos are made: class, text, background and style on one side, the film on the other. */
export function Editor() {
  const user = useUser();
  return <EditorOf key={user.id} user={user} />;
}

function EditorOf({ user }: { user: User }) {
  const preferences = useQuery(preferencesQuery);
  const first = useFirstDraft(user.id);
  if (preferences.isPending || !first) {
    return (
      <Center mih="60dvh" role="status" aria-label="Loading">
        <Loader />
      </Center>
    );
  }
  // Without its preferences the editor works as well, with an empty form.
  return <OpenEditor user={user} first={first} preferences={preferences.data ?? NO_PREFERENCES} />;
}

type OpenProps = { user: User; first: FirstDraft; preferences: Preferences };

function OpenEditor({ user, first, preferences }: OpenProps) {
  const studio = useStudio(user, first, preferences);
  const wide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const keyboard = useKeyboardOpen();
  useWakeLock(useIsSending() || isBusy(studio.state.film));
  return (
    <div className={classes.editor}>
      <VisuallyHidden component="h1">Make a class promo</VisuallyHidden>
      {!wide && <PhonePreview studio={studio} hidden={keyboard} />}
      <Steps studio={studio} preferences={preferences} />
      {wide ? <DesktopPreview studio={studio} /> : <ActionBar studio={studio} hidden={keyboard} />}
      <ProgressOverlay film={studio.state.film} onCancel={studio.cancelFilm} />
    </div>
  );
}

function Steps({ studio, preferences }: { studio: Studio; preferences: Preferences }) {
  const { state, dispatch, user, promotion, preview } = studio;
  const offer = (clip: Clip) => {
    if (!takesOffer(state)) return;
    dispatch({ type: 'backgroundChosen', background: clip });
    showInfo(`${clip.title} is ready. It is your background now.`);
  };
  return (
    <div className={classes.steps}>
      <ClassSection
        form={state.form}
        header={state.promo.header}
        user={user}
        preferences={preferences}
        dispatch={dispatch}
      />
      <TextSection
        promo={state.promo}
        origin={state.origin}
        replacedText={state.replacedText}
        signed={user.entitlements.watermark}
        promotion={promotion}
        dispatch={dispatch}
      />
      <Section step="Step 3" title="Choose Background" optional>
        <LibraryPanel
          chosen={state.background}
          onOffer={offer}
          onChoose={(background, why) => dispatch({ type: 'backgroundChosen', background, deleted: why === 'deleted' })}
        />
      </Section>
      <StyleSection promo={state.promo} dispatch={dispatch} guide={preview.guide} onGuide={preview.toggleGuide} />
    </div>
  );
}

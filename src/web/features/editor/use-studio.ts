import { useNavigate } from '@tanstack/react-router';
import type { Preferences } from '../../../contract/profile.ts';
import type { User } from '../../../contract/session.ts';
import { trackDownloadLimit } from '../marketing/track.ts';
import { type ButtonState, downloadButton, type GenerateButton, generateButton } from './buttons.ts';
import { type EditorState, editableText } from './state.ts';
import { textFault } from './text-limit.ts';
import { type Download, useDownload } from './use-download.ts';
import { type EditorDispatch, type FirstDraft, useEditor } from './use-editor.ts';
import { useFilm } from './use-film.ts';
import { useKeepPreferences } from './use-keep-preferences.ts';
import { type Preview, usePreview } from './use-preview.ts';
import { type Promotion, usePromotion } from './use-promotion.ts';
import { useRefresh } from './use-refresh.tsx';

/** The step that moves the person on; its button alone is the primary one. */
export type NextStep = 'promotion' | 'video' | 'download';

/** Everything that the parts of the editor share. */
export type Studio = {
  user: User;
  state: EditorState;
  dispatch: EditorDispatch;
  preview: Preview;
  promotion: Promotion;
  download: Download;
  /** Why no film can be made of the promo as it is. */
  fault: string | null;
  next: NextStep;
  generate: GenerateButton & { press: () => void };
  downloadButton: ButtonState;
  cancelFilm: () => void;
  refresh: () => void;
};

/** Puts the editor's parts together. */
export function useStudio(user: User, first: FirstDraft, preferences: Preferences): Studio {
  const { state, dispatch, ticket } = useEditor(user.id, first, preferences);
  const { keepNow } = useKeepPreferences(state.form, preferences, user.entitlements.plan);
  const promotion = usePromotion(state.form, dispatch, keepNow);
  const film = useFilm(state, dispatch, ticket, user.entitlements.watermark);
  const download = useDownload(state, user);
  const preview = usePreview(state.promo);
  const refresh = useRefresh(state, dispatch);
  const navigate = useNavigate();
  const fault = textFault(editableText(state.promo), user.entitlements.watermark);
  const button = generateButton(state.film, user);

  function press() {
    if (!button.upgrade) return film.make();
    trackDownloadLimit();
    navigate({ to: '/upgrade', search: { feature: 'downloads' } });
  }
  return {
    user,
    state,
    dispatch,
    preview,
    promotion,
    download,
    fault,
    next: nextStep(state),
    // A text that comes while its film is made would discard the film.
    generate: {
      ...button,
      disabled: button.disabled || fault !== null || (promotion.writing && !button.upgrade),
      press,
    },
    downloadButton: downloadButton(state.film, download.downloading),
    cancelFilm: film.cancel,
    refresh,
  };
}

function nextStep({ film, origin, promo }: EditorState): NextStep {
  if (film.url !== null) return 'download';
  return origin === 'default' && promo.header === '' ? 'promotion' : 'video';
}

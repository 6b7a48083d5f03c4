import { useCallbackRef } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Booking, bookingLinkOf, classIn, withLink } from '../../../contract/booking.ts';
import type { Preferences } from '../../../contract/profile.ts';
import type { User } from '../../../contract/session.ts';
import { useToday } from '../../ui/use-today.ts';
import { bookingQuery } from '../booking/api.ts';
import { useLogo } from '../brand/use-logo.ts';
import { trackDownloadLimit } from '../marketing/track.ts';
import type { OpenPromo } from '../promos/open.ts';
import { outdatedNames } from './facts/account-names.ts';
import { useFactsInText } from './facts/use-facts-in-text.tsx';
import { useAhead } from './film/use-ahead.ts';
import { useDownload } from './film/use-download.ts';
import { useFilm } from './film/use-film.ts';
import { useFilmScreen } from './film/use-film-screen.ts';
import { downloadButton, generateButton } from './model/buttons.ts';
import { type EditorState, editableText } from './model/state.ts';
import type { NextStep, Studio } from './model/studio.ts';
import { textFault } from './model/text-limit.ts';
import { useAgain } from './model/use-again.ts';
import { useEditor } from './model/use-editor.ts';
import { useKeepPreferences } from './model/use-keep-preferences.ts';
import { useOpenParts } from './model/use-open-parts.ts';
import { usePreview } from './model/use-preview.ts';
import { useRefresh } from './model/use-refresh.tsx';
import { usePromotion } from './text/use-promotion.ts';

/**
 * Assembles the editor's parts for `StudioContext`. What they do is done with the latest state, also where a part still shows the one before
 * (`editor.tsx`).
 */
export function useOpenStudio(user: User, first: OpenPromo, preferences: Preferences): Studio {
  // What is past or tomorrow is said anew when another day begins.
  useToday();
  const { state, dispatch, undoing, ticket, kept, booking } = useFollowedLink(useEditor(user.id, first, preferences));
  const { keepNow } = useKeepPreferences(state.form, preferences, user.entitlements.plan);
  const promotion = usePromotion(state, dispatch, preferences.language, keepNow);
  const logo = useLogo(user, state.promo);
  const marks = { watermark: user.entitlements.watermark, logo: logo.logo };
  const film = useFilm(state, dispatch, ticket, { ...marks, booking });
  const download = useDownload(state, user);
  const watching = useFilmScreen(state.film);
  const parts = useOpenParts();
  const preview = usePreview(state.promo, watching.opened ? 'film' : parts.tool);
  const refresh = useCallbackRef(useRefresh(state, dispatch));
  const again = useCallbackRef(useAgain(state, user, preferences));
  const [write, answer] = [useCallbackRef(promotion.write), useCallbackRef(promotion.answer)];
  const [start, share] = [useCallbackRef(download.start), useCallbackRef(download.share)];
  const outdated = outdatedNames(state, preferences, user.entitlements);
  const facts = useFactsInText(state, dispatch, outdated, () => {
    watching.awaits();
    promotion.tellEdits();
    film.make();
  });
  const navigate = useNavigate();
  const fault = textFault(editableText(state.promo), user.entitlements.watermark);
  const button = generateButton(state.film, user);

  // A text that arrives while its film is being made would discard the film.
  const disabled = button.disabled || fault !== null || (promotion.writing && !button.upgrade);
  const next = nextStep(state, facts.inText.stale.length > 0);
  useAhead(state, marks, next === 'video' && !disabled && !button.upgrade);
  const press = useCallbackRef(() => {
    if (disabled) return;
    if (!button.upgrade) return facts.make();
    trackDownloadLimit();
    navigate({ to: '/upgrade', search: { feature: 'downloads' } });
  });
  return {
    user,
    preferences,
    state,
    dispatch,
    undoing,
    parts,
    kept,
    preview,
    logo,
    promotion: { ...promotion, write, answer },
    download: { ...download, start, share },
    facts: facts.inText,
    fault,
    next,
    generate: { ...button, disabled, press },
    downloadButton: downloadButton(state.film, download.downloading),
    cancelFilm: film.cancel,
    watching,
    refresh,
    again,
  };
}

/** The editor with the booking link of now in its QR code, if it has one. */
function useFollowedLink<E extends { state: EditorState }>(editor: E): E & { booking: Booking | undefined } {
  const booking = useQuery(bookingQuery).data;
  const { state } = editor;
  const followed = useMemo(() => {
    const link = booking && (bookingLinkOf(booking, classIn(state))?.link ?? null);
    const promo = withLink(state.promo, link);
    return promo === state.promo ? state : { ...state, promo };
  }, [state, booking]);
  return { ...editor, state: followed, booking };
}

function nextStep({ film, origin, promo }: EditorState, stale: boolean): NextStep {
  if (film.url !== null) return 'download';
  if (stale) return 'update';
  return origin === 'default' && promo.header === '' ? 'promotion' : 'video';
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { STYLE_LOOKS } from '../../../../contract/looks.ts';
import type { LanguageChoice } from '../../../../contract/profile.ts';
import { generatePromotion } from '../../../../contract/promotion.ts';
import { LOOKS } from '../../../../scene/looks.ts';
import { callApi } from '../../../api/client.ts';
import { failureOf, ReadableError } from '../../../api/failure.ts';
import { reportError } from '../../../api/report.ts';
import { useMutation } from '../../../api/use-mutation.ts';
import { showInfo } from '../../../ui/notify.tsx';
import { backgroundsQuery } from '../../backgrounds/api.ts';
import { type ClassForm, changeForm, missingFacts, promotionInput } from '../model/class-form.ts';
import { backgroundOfStyle, lookOf } from '../model/look.ts';
import type { EditorState } from '../model/state.ts';
import type { Promotion } from '../model/studio.ts';
import type { EditorDispatch } from '../model/use-editor.ts';
import { writingOf } from '../model/writing.ts';
import { useTellChosen } from './use-tell-chosen.ts';

/** Has a text written for the class and puts it into the promo. Without a class, a day or a time it asks for them first. */
export function usePromotion(
  { form, timeChosen, promo, background, lookBy, writing }: EditorState,
  dispatch: EditorDispatch,
  language: LanguageChoice,
  onWrite: () => void,
): Promotion {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: async (from: ClassForm) => {
      const seconds = promo.videoDuration;
      const heeded = writing?.struck ?? [];
      const body = { ...promotionInput(from), videoDuration: seconds, struck: heeded, language };
      const written = await callApi(generatePromotion, { body });
      if (!written.promotionalText) {
        throw new ReadableError('The copywriter did not send a text.', 'No promotional text received from API');
      }
      return { ...written, writing: writingOf(written, { form: from, seconds, heeded }) };
    },
    onSuccess({ promotionalText, writing: next }, from) {
      const library = client.getQueryData(backgroundsQuery.queryKey);
      const brought = library ? backgroundOfStyle(from.writingStyle, { promo, background }, library) : background;
      dispatch({ type: 'textWritten', text: promotionalText, from, writing: next, background: brought });
      const look = STYLE_LOOKS[from.writingStyle];
      if (lookBy !== 'person' && look !== lookOf(promo)) {
        showInfo(`Your text is in the look ${LOOKS[look].name} now. You can choose another one under Style.`);
      }
    },
    onError: reportError,
  });
  useTellChosen(writing);
  const missing = missingFacts(form, timeChosen);

  function writeFrom(complete: ClassForm, knowsTime: boolean) {
    const lacks = missingFacts(complete, knowsTime);
    setAsking(lacks.length > 0);
    if (lacks.length > 0) return;
    onWrite();
    call.mutate(complete);
  }
  return {
    write: () => writeFrom(form, timeChosen),
    asks: asking ? missing : [],
    answer(change) {
      dispatch({ type: 'formChanged', change });
      writeFrom(changeForm(form, change), timeChosen || change.time !== undefined);
    },
    notNow: () => setAsking(false),
    writing: call.isPending,
    written: call.data?.writing.texts.length ?? 0,
    failure: call.isError ? failureOf(call.error, { kept: 'Your class details are still here.' }) : null,
    fellBack: call.data?.fellBack ?? false,
    dismiss: call.reset,
  };
}

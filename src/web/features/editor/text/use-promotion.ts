import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { STYLE_LOOKS } from '../../../../contract/looks.ts';
import type { LanguageChoice } from '../../../../contract/profile.ts';
import { generatePromotion, type Rework } from '../../../../contract/promotion.ts';
import { writingOf } from '../../../../contract/written.ts';
import { LOOKS } from '../../../../scene/looks.ts';
import { callApi } from '../../../api/client.ts';
import { failureOf, ReadableError } from '../../../api/failure.ts';
import { reportError } from '../../../api/report.ts';
import { useMutation } from '../../../api/use-mutation.ts';
import { showInfo } from '../../../ui/notify.tsx';
import { backgroundsQuery } from '../../backgrounds/api.ts';
import { type ClassForm, changeForm, missingFacts, promotionInput, today } from '../model/class-form.ts';
import { backgroundOfStyle, lookOf } from '../model/look.ts';
import { NO_MORE } from '../model/rework.ts';
import type { EditorState } from '../model/state.ts';
import type { Promotion } from '../model/studio.ts';
import type { EditorDispatch } from '../model/use-editor.ts';
import { useTellChosen } from './use-tell-chosen.ts';

type Asked = { from: ClassForm; rework?: Rework };

/** @throws ReadableError if there is no text; ApiError */
async function written(
  { from, rework }: Asked,
  { promo, writing }: Pick<EditorState, 'promo' | 'writing'>,
  language: LanguageChoice,
) {
  const seconds = promo.videoDuration;
  const heeded = writing?.struck ?? [];
  const body = { ...promotionInput(from), videoDuration: seconds, struck: heeded, language, ...(rework && { rework }) };
  const answer = await callApi(generatePromotion, { body });
  if (!answer.promotionalText) {
    throw new ReadableError('The copywriter did not send a text.', 'No promotional text received from API');
  }
  return { ...answer, writing: writingOf(answer, { form: from, seconds, heeded, day: today() }) };
}

/** Has a text written for the class and puts it into the promo. Without a class, a day or a time it asks for them first. */
export function usePromotion(
  state: EditorState,
  dispatch: EditorDispatch,
  language: LanguageChoice,
  onWrite: () => void,
): Promotion {
  const { form, timeChosen, promo, background, lookBy, writing } = state;
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: (asked: Asked) => written(asked, { promo, writing }, language),
    onSuccess({ promotionalText, writing: next, unchanged }, { from, rework }) {
      if (unchanged && rework?.tone) {
        showInfo(NO_MORE[rework.tone]);
        return;
      }
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
  const tellEdits = useTellChosen(state);
  const missing = missingFacts(form, timeChosen);

  function writeFrom(complete: ClassForm, knowsTime: boolean) {
    const lacks = missingFacts(complete, knowsTime);
    setAsking(lacks.length > 0);
    if (lacks.length > 0) return;
    onWrite();
    tellEdits();
    call.mutate({ from: complete });
  }
  return {
    write: () => writeFrom(form, timeChosen),
    rework(rework) {
      tellEdits();
      call.mutate({ from: form, rework });
    },
    tellEdits,
    asks: asking ? missing : [],
    answer(change) {
      dispatch({ type: 'formChanged', change });
      writeFrom(changeForm(form, change), timeChosen || change.time !== undefined);
    },
    notNow: () => setAsking(false),
    writing: call.isPending,
    written: call.data?.unchanged ? 0 : (call.data?.writing.texts.length ?? 0),
    failure: call.isError ? failureOf(call.error, { kept: 'Your class details are still here.' }) : null,
    fellBack: call.data?.fellBack ?? false,
    dismiss: call.reset,
  };
}

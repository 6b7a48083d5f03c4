import { useMutation } from '@tanstack/react-query';
import { generatePromotion } from '../../../../contract/promotion.ts';
import { callApi } from '../../../api/client.ts';
import { failureOf, ReadableError } from '../../../api/failure.ts';
import { reportError } from '../../../api/report.ts';
import { type ClassForm, promotionInput } from '../model/class-form.ts';
import type { Promotion } from '../model/studio.ts';
import type { EditorDispatch } from '../model/use-editor.ts';

/** Has a text written for the class and puts it into the promo. */
export function usePromotion(form: ClassForm, dispatch: EditorDispatch, onWrite: () => void): Promotion {
  const call = useMutation({
    mutationFn: async () => {
      const written = await callApi(generatePromotion, { body: promotionInput(form) });
      if (!written.promotionalText) {
        throw new ReadableError('The copywriter did not send a text.', 'No promotional text received from API');
      }
      return written;
    },
    onSuccess: ({ promotionalText }) => dispatch({ type: 'textWritten', text: promotionalText, from: form }),
    onError: reportError,
  });
  return {
    write() {
      onWrite();
      call.mutate();
    },
    writing: call.isPending,
    failure: call.isError ? failureOf(call.error, { kept: 'Your class details are still here.' }) : null,
    fellBack: call.data?.fellBack ?? false,
    dismiss: call.reset,
  };
}

import { useMutation } from '@tanstack/react-query';
import { generatePromotion } from '../../../contract/promotion.ts';
import { callApi } from '../../api/client.ts';
import { type Failure, failureOf, ReadableError } from '../../api/failure.ts';
import { reportError } from '../../api/report.ts';
import { type ClassForm, promotionInput } from './class-form.ts';
import type { EditorDispatch } from './use-editor.ts';

/** The copywriter as the editor sees it. */
export type Promotion = {
  write: () => void;
  writing: boolean;
  /** Why there is no text; null where nothing failed. */
  failure: Failure | null;
  /** The model did not answer and the built-in writer wrote the last text. */
  fellBack: boolean;
  /** Closes the message of a failure or of a fall-back. */
  dismiss: () => void;
};

/** Has a text written for the class and puts it into the promo. */
export function usePromotion(form: ClassForm, dispatch: EditorDispatch, onWrite: () => void): Promotion {
  const call = useMutation({
    mutationFn: async () => {
      const written = await callApi(generatePromotion, { body: promotionInput(form) });
      if (!written.promotionalText) {
        throw new ReadableError('The writer sent back no text.', 'No promotional text received from API');
      }
      return written;
    },
    onSuccess: ({ promotionalText }) => dispatch({ type: 'textWritten', text: promotionalText }),
    onError: reportError,
  });
  return {
    write() {
      onWrite();
      call.mutate();
    },
    writing: call.isPending,
    failure: call.isError ? failureOf(call.error, { kept: 'Your class details are kept.' }) : null,
    fellBack: call.data?.fellBack ?? false,
    dismiss: call.reset,
  };
}

import { type RefObject, useRef } from 'react';
import type { EditorState } from '../model/state.ts';
import { useBandsBehind } from '../model/use-bands.ts';
import type { FilmOrder } from './make-film.ts';

/** The film of the promo as it is now. */
export function useOrder(
  { promo, background }: Pick<EditorState, 'promo' | 'background'>,
  marks: Pick<FilmOrder, 'watermark' | 'logo'>,
): RefObject<FilmOrder> {
  const bands = useBandsBehind({ promo, background });
  const latest = { promo, backgroundPublicId: background?.publicId ?? null, bands, ...marks };
  const now = useRef<FilmOrder>(latest);
  now.current = latest;
  return now;
}

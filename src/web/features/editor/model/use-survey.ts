import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect } from 'react';
import { getSurvey } from '../../../../contract/shelf.ts';
import { queryOf } from '../../../api/query-client.ts';
import type { HistoryAction } from './history.ts';
import type { EditorState } from './state.ts';

/** Asks how the background moves where the list that it was chosen from does not say. A film, finished or in progress, stays as it was seen. */
export function useSurvey({ background, film }: EditorState, dispatch: Dispatch<HistoryAction>): void {
  const unknown = background?.survey === undefined ? background?.publicId : undefined;
  const { data } = useQuery({
    ...queryOf(getSurvey, { query: { publicId: unknown ?? '' } }),
    enabled: unknown !== undefined,
    refetchOnReconnect: true,
  });
  const survey = film.status === 'idle' ? data?.survey : undefined;
  useEffect(() => {
    if (unknown !== undefined && survey !== undefined) dispatch({ type: 'surveyed', publicId: unknown, survey });
  }, [unknown, survey, dispatch]);
}

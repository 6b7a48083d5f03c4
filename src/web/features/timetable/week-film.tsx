import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Timetable } from '../../../contract/timetable.ts';
import { useMutation } from '../../api/use-mutation.ts';
import { showError, showInfo } from '../../ui/notify.tsx';
import { useUser } from '../auth/api.ts';
import { preferencesQuery } from '../profile/api.ts';
import { startList } from '../promos/start-list.ts';
import { weekList } from './week-list.ts';
import { count } from './words.ts';

/** Makes one video of the whole week, and opens it. Nothing where there are no classes to show. */
export function WeekFilm({ timetable }: { timetable: Timetable }) {
  const user = useUser();
  const navigate = useNavigate();
  const { data: preferences } = useQuery(preferencesQuery);
  const made = weekList(timetable, preferences?.language ?? 'auto');
  const begin = useMutation({
    mutationFn: ({ list }: NonNullable<typeof made>) => startList(user, preferences, list),
    onSuccess: (promo) => void navigate({ to: '/', search: { promo } }),
    onError: (error) => showError(error, 'The video of the week could not be started'),
  });
  if (!made) return null;
  const press = () => {
    begin.mutate(made);
    if (made.leftOut > 0) showInfo(`A video takes 24 classes, so the last ${count(made.leftOut, 'one')} are left out.`);
  };
  return (
    <Button variant="default" loading={begin.isPending} onClick={press}>
      Video of the week
    </Button>
  );
}

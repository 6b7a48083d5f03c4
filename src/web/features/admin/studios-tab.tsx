import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AdminStudio } from '../../../contract/admin.ts';
import cards from '../../ui/card-list.module.css';
import { useConfirm } from '../../ui/confirm.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useSearch } from '../../ui/use-search.ts';
import { studiosQuery, useRemoveStudioMember } from './api.ts';
import { lookAt } from './look-at.ts';
import { StudioCard } from './studio-card.tsx';

type Member = AdminStudio['teamMembers'][number];

/** Studios with their owners and teams, whose seats an admin may add and remove. */
export function StudiosTab() {
  const search = useSearch();
  const studios = useQuery(studiosQuery(search.query));
  const { ask, dialog } = useConfirm();
  const remove = useRemoveStudioMember();

  const onRemove = ({ studioId, studioName }: AdminStudio, { id, name, email, userId }: Member) =>
    ask({
      title: 'Remove member?',
      text: userId
        ? `${name || email} loses the seat in ${studioName || 'this studio'} at once.`
        : `${name || email}’s invitation to ${studioName || 'this studio'} stops working, and the seat is free again.`,
      ...(userId && { look: () => lookAt('leave-team', { id: userId }) }),
      action: 'Remove member',
      danger: true,
      run: () =>
        remove
          .mutateAsync({ memberId: id, studioId, seen: userId ? 'joined' : 'invited' })
          .then(() => showSuccess(`${email} is removed from the studio.`)),
      failure: `${email} was not removed.`,
    });

  return (
    <Stack gap="md">
      <SearchField label="Search studios" placeholder="Studio, owner or email" search={search} />
      <LoadState queries={[studios]} title="The studios could not be loaded.">
        {studios.data && (
          <>
            <Pager {...studios.data} what={studios.data.total === 1 ? 'studio' : 'studios'} onPage={search.setPage} />
            {studios.data.studios.length === 0 && <Text c="dimmed">No studio matches this search.</Text>}
            <ul className={cards.list} aria-busy={studios.isPlaceholderData}>
              {studios.data.studios.map((studio) => (
                <StudioCard key={studio.studioId} studio={studio} onRemove={(member) => onRemove(studio, member)} />
              ))}
            </ul>
          </>
        )}
      </LoadState>
      {dialog}
    </Stack>
  );
}

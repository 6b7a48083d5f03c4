import { Anchor, List, Modal, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Clip } from '../../../contract/library.ts';
import { type ClipUse, listClipUses } from '../../../contract/shelf.ts';
import { queryOf } from '../../api/query-client.ts';

/** Asked for when somebody wants to know; a promo may have been written since. */
const usesQuery = queryOptions({ ...queryOf(listClipUses), staleTime: 0 });

/** Which promos stand over which background, by its public id; undefined until that is known. */
export function useUses(isWanted: boolean): ReadonlyMap<string, ClipUse> | undefined {
  const { data } = useQuery({
    ...usesQuery,
    enabled: isWanted,
    select: ({ uses }) => new Map(uses.map((use) => [use.publicId, use])),
  });
  return data;
}

const promos = (count: number) => (count === 1 ? '1 promo' : `${count} promos`);

/** How much of what somebody is about to delete is in use. */
export function usedInWords(clips: readonly Clip[], uses: ReadonlyMap<string, ClipUse>): string {
  const used = clips.flatMap(({ publicId }) => uses.get(publicId) ?? []);
  const own = used.reduce((sum, use) => sum + use.own, 0);
  const members = used.reduce((sum, use) => sum + use.members, 0);
  if (own + members === 0) return clips.length === 1 ? 'No promo uses it.' : 'No promo uses any of them.';
  const parts = [own > 0 && `${promos(own)} of yours`, members > 0 && `${promos(members)} of your team`];
  return `Used in ${parts.filter(Boolean).join(' and ')}.`;
}

/** Where a clip is used: how often, and the latest promos by their names. */
export function UsedIn({ clip, linked = false }: { clip: Clip; linked?: boolean }) {
  const { isError } = useQuery(usesQuery);
  const uses = useUses(true);
  if (isError) return <Text c="dimmed">We could not look up where it is used.</Text>;
  if (!uses) return <Text c="dimmed">Looking up where it is used…</Text>;
  const { promos: latest = [], own = 0 } = uses.get(clip.publicId) ?? {};
  return (
    <div role="status">
      <Text>{usedInWords([clip], uses)}</Text>
      {latest.length > 0 && (
        <List size="sm" mt={4}>
          {latest.map(({ id, name }) => (
            <List.Item key={id}>
              {linked ? (
                <Anchor renderRoot={(props) => <Link to="/" search={{ promo: id }} {...props} />}>{name}</Anchor>
              ) : (
                name
              )}
            </List.Item>
          ))}
          {own > latest.length && <List.Item>and {own - latest.length} more</List.Item>}
        </List>
      )}
    </div>
  );
}

/** Says where a clip is used. @param clip null: closed */
export function UsesDialog({ clip, onClose }: { clip: Clip | null; onClose: () => void }) {
  return (
    <Modal opened={clip !== null} onClose={onClose} title={clip ? `Where ${clip.title} is used` : undefined}>
      {clip && <UsedIn clip={clip} linked />}
    </Modal>
  );
}

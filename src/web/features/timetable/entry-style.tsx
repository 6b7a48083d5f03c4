import { Button, Input, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Entry } from '../../../contract/timetable.ts';
import { EMPTY_FORM, newPromo } from '../../../contract/written.ts';
import { LOOK_IDS, LOOKS } from '../../../scene/looks.ts';
import { useUser } from '../auth/api.ts';
import { backgroundsQuery, usable } from '../backgrounds/api.ts';
import { ClipGrid } from '../backgrounds/clip-grid.tsx';
import { Picture } from '../promos/picture.tsx';
import classes from './timetable.module.css';

type Props = { entry: Entry; change: (fields: Partial<Entry>) => void };

/** How a class's videos look, where they are to be different from the others. */
export function EntryStyle({ entry, change }: Props) {
  // Whoever takes back the last of it is not done yet.
  const [isOwn] = useState(entry.look !== undefined || entry.background !== undefined);
  return (
    <details className={classes.columns} open={isOwn || undefined}>
      <summary>Look and background</summary>
      <Style entry={entry} change={change} />
    </details>
  );
}

function Style({ entry, change }: Props) {
  const library = useQuery(backgroundsQuery).data;
  const clips = library ? usable(library) : [];
  const background = clips.find(({ publicId }) => publicId === entry.background) ?? null;
  return (
    <Stack gap="md">
      <div className={classes.style}>
        <Example entry={entry} background={background ?? library?.starter ?? null} />
        <NativeSelect
          label="Look"
          description="For videos that are made from now on."
          data={[
            { value: '', label: 'As the studio’s favorites' },
            ...LOOK_IDS.map((id) => ({ value: id, label: LOOKS[id].name })),
          ]}
          value={entry.look ?? ''}
          onChange={({ currentTarget: { value } }) => change({ look: LOOK_IDS.find((id) => id === value) })}
        />
      </div>
      <div>
        <Input.Label labelElement="div">Background</Input.Label>
        <Text size="sm" c="dimmed" mb="xs">
          {entry.background === undefined
            ? 'The studio’s favorites take turns. Select one to keep it for this class.'
            : (background?.title ?? 'Its background is no longer there, so the favorites take turns.')}
        </Text>
        <ClipGrid
          label="Backgrounds"
          clips={clips}
          selected={entry.background}
          onSelect={(clip) => change({ background: clip?.publicId })}
        />
        {entry.background !== undefined && (
          <Button variant="subtle" mt="xs" onClick={() => change({ background: undefined })}>
            Use the favorites again
          </Button>
        )}
      </div>
    </Stack>
  );
}

/** The class in its look, over its background. */
function Example({ entry, background }: { entry: Entry; background: Parameters<typeof newPromo>[1] }) {
  const user = useUser();
  const { classType, instructor, look = null } = entry;
  const content = useMemo(() => {
    const { promo } = newPromo(EMPTY_FORM, background, look);
    const text = [`**${classType || 'Your class'}**`, instructor && `with ${instructor}`].filter(Boolean).join('\n');
    return { promo: { ...promo, text }, background };
  }, [classType, instructor, look, background]);
  return (
    <div className={classes.example} aria-hidden>
      <Picture content={content} user={user} />
    </div>
  );
}

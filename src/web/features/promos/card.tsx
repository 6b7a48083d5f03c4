import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { packContent, promoName } from '../../../contract/promos.ts';
import type { User } from '../../../contract/session.ts';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { backgroundsQuery, usable } from '../backgrounds/api.ts';
import { type HandOverFilm, useCardActions } from './card-actions.tsx';
import { Picture } from './picture.tsx';
import { filmWords, type Item, whenOf } from './present.ts';
import { RenameDialog } from './rename-dialog.tsx';
import classes from './shelf.module.css';

export type { HandOverFilm } from './card-actions.tsx';

type Props = { item: Item; user: User; handOver: HandOverFilm };

/** One promo of the shelf. */
export function ShelfCard({ item, user, handOver }: Props) {
  const { id, content, film } = item;
  const name = promoName(item);
  const [renaming, setRenaming] = useState(false);
  const actions = useCardActions(user, item, handOver);
  return (
    <li className={classes.card} aria-label={name}>
      <Link to="/" search={{ promo: id }} className={classes.open} aria-label={`Open ${name}`}>
        <Picture key={packContent(content)} content={content} user={user} />
      </Link>
      <div className={classes.line}>
        <div className={classes.name}>
          {name}
          <Text size="sm" c="dimmed">
            {whenOf(content.form, content.promo.list)}
          </Text>
          <Text size="sm" c={film.state === 'ready' ? 'gold.5' : 'dimmed'}>
            {filmWords(item)}
          </Text>
        </div>
        <Menu
          position="bottom-end"
          withinPortal
          returnFocus
          withInitialFocusPlaceholder={false}
          classNames={{ item: classes.item ?? '' }}
        >
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`More about ${name}`}>
              <Icon name="more" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {!item.unsent && (
              <Menu.Item aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
                Rename
              </Menu.Item>
            )}
            <Menu.Item aria-label={`Duplicate ${name}`} onClick={actions.duplicate}>
              Duplicate
            </Menu.Item>
            <Menu.Item color="danger.3" aria-label={`Delete ${name}`} onClick={actions.remove}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <NextSteps item={item} actions={actions} />
      {actions.dialog}
      <RenameDialog item={item} opened={renaming} onClose={() => setRenaming(false)} />
    </li>
  );
}

type StepsProps = Pick<Props, 'item'> & { actions: ReturnType<typeof useCardActions> };

/** What people come to the shelf for. */
function NextSteps({ item, actions }: StepsProps) {
  const { id, content, film } = item;
  const lost = useBackgroundGone(item);
  const open = { to: '/', search: { promo: id } } as const;
  const name = promoName(item);
  const download = film.counted ? 'Download again' : 'Download video';
  return (
    <div className={classes.actions}>
      {lost && <Text size="sm">Its background is no longer there.</Text>}
      {content.form.date && (
        <Button
          variant="default"
          size="sm"
          aria-label={`Use again for next week: ${name}`}
          loading={actions.copying}
          onClick={actions.again}
        >
          Use again for next week
        </Button>
      )}
      {film.state === 'ready' && (
        <Button
          variant="default"
          size="sm"
          aria-label={`${download}: ${name}`}
          loading={actions.downloading}
          onClick={actions.download}
        >
          {download}
        </Button>
      )}
      {lost && (
        <LinkButton variant="default" size="sm" aria-label={`Choose another background: ${name}`} {...open}>
          Choose another background
        </LinkButton>
      )}
      {!lost && (film.state === 'gone' || film.state === 'failed') && (
        <LinkButton variant="default" size="sm" aria-label={`Make the video again: ${name}`} {...open}>
          Make the video again
        </LinkButton>
      )}
    </div>
  );
}

/** Whether the promo's background was deleted since, or is in a library that the person is no longer in. */
function useBackgroundGone({ content: { background } }: Item): boolean {
  const library = useQuery({ ...backgroundsQuery, enabled: background !== null }).data;
  if (!background || !library) return false;
  return !usable(library).some(({ publicId }) => publicId === background.publicId);
}

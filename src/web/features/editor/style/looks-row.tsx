import { UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { Clip } from '../../../../contract/library.ts';
import type { User } from '../../../../contract/session.ts';
import { LOOK_IDS, LOOKS, type LookId } from '../../../../scene/looks.ts';
import type { Promo } from '../../../../scene/promo.ts';
import { backgroundsQuery } from '../../backgrounds/api.ts';
import { Picture } from '../../promos/picture.tsx';
import { backgroundIn, lookOf, promoInLook } from '../model/look.ts';
import { useStudio } from '../model/studio.ts';
import { ChoiceRow } from './choice-row.tsx';
import classes from './looks-row.module.css';

/** The designed looks, each as this film would be in it: a tap, and it is. */
export function LooksRow() {
  const { state, dispatch, user } = useStudio();
  const universal = useQuery(backgroundsQuery).data?.universal;
  const chosen = lookOf(state.promo);
  const choose = (look: LookId) => {
    const background = backgroundIn(look, state.background, universal ?? []);
    dispatch({ type: 'lookChosen', look, background });
  };

  return (
    <ChoiceRow
      label="Look"
      count={LOOK_IDS.length}
      chosen={chosen ? LOOK_IDS.indexOf(chosen) : -1}
      choose={(at) => choose(LOOK_IDS[at]!)}
      className={classes.looks}
    >
      {LOOK_IDS.map((look) => (
        <UnstyledButton
          key={look}
          role="radio"
          aria-checked={look === chosen}
          tabIndex={look === (chosen ?? LOOK_IDS[0]) ? 0 : -1}
          className={classes.look}
          onClick={() => choose(look)}
        >
          <LookPicture
            look={look}
            promo={state.promo}
            background={state.background}
            universal={universal}
            user={user}
          />
          <span className={classes.name}>{LOOKS[look].name}</span>
        </UnstyledButton>
      ))}
    </ChoiceRow>
  );
}

type PictureProps = {
  look: LookId;
  promo: Promo;
  background: Clip | null;
  universal: readonly Clip[] | undefined;
  user: User;
};

function LookPicture({ look, promo, background, universal, user }: PictureProps) {
  const under = backgroundIn(look, background, universal ?? NO_CLIPS);
  const settled = useDeferredValue(promo);
  const content = useMemo(
    () => ({
      promo: promoInLook({ promo: settled, background }, look, under),
      background: under,
    }),
    [settled, background, look, under],
  );
  return <Picture content={content} user={user} />;
}

const NO_CLIPS: readonly Clip[] = [];

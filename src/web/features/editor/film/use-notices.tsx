import { Button, CopyButton, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { otherClass } from '../../../../contract/facts/apply.ts';
import { isOver } from '../../../../contract/facts/stale.ts';
import { LEAST } from '../../../../contract/plans.ts';
import { ENOUGH, mendOf, readabilityOf } from '../../../../scene/contrast.ts';
import { type Failure, textOf } from '../../../api/failure.ts';
import { FailureText } from '../../../ui/failure-text.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import type { Notice } from '../../../ui/notice-line.tsx';
import { priceTag } from '../../plans/offers.ts';
import { today } from '../model/class-form.ts';
import { isBusy } from '../model/film.ts';
import { useStudio } from '../model/studio.ts';
import { useBands } from '../model/use-bands.ts';
import { useLayout } from '../model/use-layout.ts';

/** What is to be said over the film's buttons, the most urgent first. Of a film that is being made only what failed is said. */
export function useNotices(): Notice[] {
  const { state, fault, generate } = useStudio();
  const { film } = state;
  const handing = useHandOverNotices();
  const others = [useLimit(), useStale(), useOtherClass(), useReadable()];
  const retry = (
    <Button variant="default" size="compact-md" onClick={generate.press}>
      Try again
    </Button>
  );
  const urgent = [
    film.failure && problem(film.failure, film.failure.upgrade, retry),
    fault && faulty(fault),
    ...handing,
  ];
  return [...urgent, ...(isBusy(film) ? [] : others)].filter((notice) => notice !== null && notice !== '');
}

/** What is to be said about handing over the film. */
export function useHandOverNotices(): Notice[] {
  const { download } = useStudio();
  const { notice } = download;
  if (notice === null) return [];
  if (notice.kind === 'tapAgain') {
    return [{ about: notice, tone: 'gold', words: 'Your video is ready. Tap once more to share it.' }];
  }
  if (notice.kind === 'link') return [linkTo(notice, notice.url)];
  const retry = (
    <Button variant="default" size="compact-md" onClick={download.start}>
      Try again
    </Button>
  );
  return [
    problem(notice.failure, notice.upgrade, retry),
    ...(notice.link !== null ? [linkTo(notice, notice.link)] : []),
  ];
}

function problem(failure: Failure, upgrade: boolean, retry: Notice['action']): Notice {
  const plans = (
    <LinkButton to="/upgrade" search={{ feature: 'downloads' }} size="compact-md" variant="default">
      Upgrade to Pro
    </LinkButton>
  );
  return {
    about: failure,
    tone: 'danger',
    words: textOf(failure),
    ...(failure.reference !== null && { more: <FailureText failure={failure} /> }),
    action: upgrade ? plans : retry,
  };
}

const faulty = (fault: string): Notice => ({ about: fault, tone: 'danger', words: fault });

function linkTo(about: unknown, url: string): Notice {
  return {
    about,
    tone: 'gold',
    words: 'Here is the link to your video',
    content: (
      <TextInput
        aria-label="Video link"
        value={url}
        readOnly
        flex={1}
        onFocus={(event) => event.currentTarget.select()}
      />
    ),
    action: (
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    ),
  };
}

/** The text says what the form does not, or the promo says names that the account had before. A finished film whose day has passed is for a new promo, which the promo's bar offers. */
function useStale(): Notice | null {
  const { facts, next, generate, state } = useStudio();
  const first = state.film.url !== null && isOver(state.form, today()) ? undefined : facts.stale[0];
  const offer = first ? { words: `Your text still says ${first.words}.`, update: facts.update } : facts.names;
  if (!offer) return null;
  return {
    about: offer.words,
    tone: 'gold',
    words: offer.words,
    action: (
      <Button
        variant={next === 'update' && !generate.upgrade ? 'gradient' : 'default'}
        size="compact-md"
        onClick={offer.update}
      >
        Update it
      </Button>
    ),
  };
}

/** The lines were written for another class. Whoever has read them and likes them closes this. */
function useOtherClass(): Notice | null {
  const { state, promotion } = useStudio();
  const other = otherClass(state.facts, state.form);
  if (other === null || state.film.url !== null) return null;
  const words = `Your lines were written for ${other}.`;
  return {
    about: words,
    tone: 'gold',
    words,
    action: (
      <Button variant="default" size="compact-md" disabled={promotion.writing} onClick={promotion.write}>
        Write new ones
      </Button>
    ),
  };
}

/** The text cannot be read on its background. A finished film is as it is. */
function useReadable(): Notice | null {
  const { state, dispatch } = useStudio();
  const { promo, film } = state;
  const placed = useLayout(promo);
  const bands = useBands();
  const found = useMemo(() => {
    if (!placed) return null;
    const ground = { hasBackground: promo.backgroundVideoUrl !== null, bands };
    const mend = mendOf(promo, placed, ground);
    return mend && { mend, all: readabilityOf(promo, placed, ground)!.text < ENOUGH };
  }, [promo, placed, bands]);
  if (!found || film.url !== null) return null;
  const ground = promo.backgroundVideoUrl === null ? 'black' : 'this background';
  const words = `${found.all ? 'Your text is' : 'The highlighted words are'} hard to read on ${ground}.`;
  return {
    about: words,
    tone: 'gold',
    words,
    action: (
      <Button
        variant="default"
        size="compact-md"
        onClick={() => dispatch({ type: 'promoChanged', change: found.mend })}
      >
        Make it readable
      </Button>
    ),
  };
}

/** At the limit: what is used up and what more would cost, before the button beside it leads to the plans. */
function useLimit(): Notice | null {
  const { downloadsRemaining: left, entitlements } = useStudio().user;
  const limit = entitlements.downloadLimit;
  if (limit === null || left === null || left > 0) return null;
  const offer = `${LEAST.name} is ${priceTag(LEAST)} a month: unlimited videos, no watermark.`;
  return {
    about: 'limit',
    tone: 'gold',
    words: `You have used all ${limit} free downloads. ${offer} Your work stays here.`,
  };
}

import { Button, type ButtonProps } from '@mantine/core';
import type { Ref } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { SteadyLabel } from '../../../ui/steady-label.tsx';
import { MissingFacts } from '../facts/missing-facts.tsx';
import { useStudio } from '../model/studio.ts';
import { DownloadsLeft } from './downloads-left.tsx';
import classes from './film-actions.module.css';
import { FilmMessages } from './film-messages.tsx';

/** Generate, Download and Refresh below the preview on a wide screen. */
export function FilmActions() {
  const { refresh, state, next, facts } = useStudio();
  return (
    <div className={classes.column}>
      <FilmMessages />
      {facts.question}
      <GenerateButton primary={next === 'promotion' || next === 'video'} fullWidth mb={10} />
      <div className={classes.row}>
        <DownloadButton flex={1} />
        <Button variant="default" leftSection={<Icon name="refresh" />} onClick={refresh}>
          Refresh
        </Button>
      </div>
      <p className={classes.note}>
        {state.film.status !== 'completed' && <DownloadsLeft />}
        <span>1080 × 1920 · {state.promo.videoDuration} s · ready for stories and reels</span>
      </p>
    </div>
  );
}

type BarProps = {
  ref: Ref<HTMLDivElement>;
  hidden: boolean;
  /** Something else asks at the edge of the screen: the bar takes no room of it meanwhile. */
  aside: boolean;
  /** The next step stands elsewhere. */
  toolsOnly: boolean;
};

/** The next step below the tools, within a thumb's reach on a phone. One question or one message at a time, so that most of the screen is the tool's. */
export function ActionBar({ ref, hidden, aside, toolsOnly }: BarProps) {
  const { facts, promotion, parts } = useStudio();
  // The text's own step asks beside its own button.
  const asks = parts.tool !== 'text' && promotion.asks.length > 0;
  return (
    <div
      ref={ref}
      className={classes.bar}
      data-next-step
      data-hidden={hidden || undefined}
      data-aside={aside || undefined}
    >
      {facts.question}
      {asks ? (
        <MissingFacts />
      ) : (
        <>
          <FilmMessages />
          {!toolsOnly && <NextSteps />}
        </>
      )}
    </div>
  );
}

/**
 * The one step that moves the person on, and what else could be done now. Both buttons keep their places when a text arrives: a second tap on the first
 * would hit the other. `stacked`: one below the other.
 */
export function NextSteps({ stacked = false }: { stacked?: boolean }) {
  const { next, promotion, generate, state } = useStudio();
  const writes = !state.promo.list && (next === 'promotion' || next === 'video');
  return (
    <div className={classes.row} data-stacked={stacked || undefined}>
      {writes && (
        <Button
          variant={next === 'promotion' && !generate.upgrade ? 'gradient' : 'default'}
          flex="4 1 0"
          px="xs"
          onClick={promotion.write}
          disabled={promotion.writing}
        >
          <SteadyLabel longest="Generate Promotion">
            {promotion.writing ? 'Generating...' : 'Generate Promotion'}
          </SteadyLabel>
        </Button>
      )}
      <GenerateButton primary={next === 'video'} flex={next === 'download' ? undefined : '3 1 0'} px="xs" />
      {next === 'download' && <DownloadButton flex={1} px="xs" />}
    </div>
  );
}

type ActionProps = Pick<ButtonProps, 'flex' | 'px' | 'mb' | 'fullWidth'>;

/** At the limit it is the next step, whatever else could be done. */
function GenerateButton({ primary, ...props }: ActionProps & { primary: boolean }) {
  const { generate, state } = useStudio();
  return (
    <Button
      variant={primary || generate.upgrade ? 'gradient' : 'default'}
      disabled={generate.disabled}
      aria-busy={generate.loading}
      leftSection={state.film.url !== null && !generate.upgrade ? <Icon name="check" /> : undefined}
      onClick={generate.press}
      {...props}
    >
      {generate.label}
    </Button>
  );
}

function DownloadButton(props: ActionProps) {
  const { downloadButton, download, next, generate } = useStudio();
  const { label, disabled, loading } = downloadButton;
  return (
    <Button
      variant={next === 'download' && !generate.upgrade ? 'gradient' : 'default'}
      disabled={disabled}
      aria-busy={loading}
      leftSection={<Icon name="download" />}
      onClick={download.start}
      {...props}
    >
      {label}
    </Button>
  );
}

import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { MissingFacts } from '../facts/missing-facts.tsx';
import { StaleBar } from '../facts/stale-bar.tsx';
import { useStudio } from '../model/studio.ts';
import { ReadableBar } from '../style/readable-bar.tsx';
import { DownloadsLeft } from './downloads-left.tsx';
import classes from './film-actions.module.css';
import { FilmMessages } from './film-messages.tsx';

/** Generate, Download and Refresh below the preview on a wide screen. */
export function FilmActions() {
  const { refresh, state, next } = useStudio();
  return (
    <div className={classes.column}>
      <Messages />
      <GenerateButton primary={next === 'promotion' || next === 'video'} fullWidth mb={10} />
      <div className={classes.row}>
        <DownloadButton flex={1} />
        <Button variant="default" leftSection={<Icon name="refresh" />} onClick={refresh}>
          Refresh
        </Button>
      </div>
      <DownloadsLeft />
      <p className={classes.note}>1080 × 1920 · {state.promo.videoDuration} s · ready for stories and reels</p>
    </div>
  );
}

/** The tools and the next step, within a thumb's reach on a phone. */
export function ActionBar({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  const { next, promotion, generate, parts } = useStudio();
  return (
    <div className={classes.bar} data-next-step data-hidden={hidden || undefined}>
      {children}
      {/* The text's own step asks beside its own button. */}
      {parts.tool !== 'text' && <MissingFacts />}
      <Messages />
      <div className={classes.row}>
        {next === 'promotion' && (
          <Button
            variant={generate.upgrade ? 'default' : 'gradient'}
            flex={1}
            px="xs"
            onClick={promotion.write}
            disabled={promotion.writing}
          >
            {promotion.writing ? 'Generating...' : 'Generate Promotion'}
          </Button>
        )}
        <GenerateButton
          primary={next === 'video'}
          flex={next === 'video' || next === 'update' ? 1 : undefined}
          px="xs"
        />
        {next === 'download' && <DownloadButton flex={1} px="xs" />}
      </div>
      {next === 'download' && <DownloadsLeft />}
    </div>
  );
}

function Messages() {
  const { state, fault, download, generate } = useStudio();
  return (
    <>
      <StaleBar />
      <ReadableBar />
      <FilmMessages
        film={state.film}
        fault={fault}
        notice={download.notice}
        onRetry={generate.press}
        onDownload={download.start}
      />
    </>
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

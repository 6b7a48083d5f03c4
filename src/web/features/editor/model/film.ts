import type { Failure } from '../../../api/failure.ts';

/** What the specification calls the video generation status. */
export type FilmStatus = 'idle' | 'generating' | 'composing' | 'ready' | 'completed' | 'error';

/** Why there is no film: the message, and whether a better plan would have made it. */
export type FilmFailure = Failure & { upgrade: boolean };

/** A render known to the server, with enough to pick it up after a reload. */
export type RenderTicket = {
  renderId: string;
  overlayId: string | null;
  /** The film was requested under a plan with watermark; under another plan it is the wrong film. */
  watermark: boolean;
};

export type Film = {
  status: FilmStatus;
  /** 0 to 100; never goes back within one attempt. */
  progress: number;
  message: string;
  /** Name of the attempt in progress or finished; null if there is none. Reports from other attempts are ignored. */
  attempt: string | null;
  ticket: RenderTicket | null;
  /** URL of the finished film. */
  url: string | null;
  /** The film in memory; null before it is loaded, and if loading failed. */
  file: File | null;
  failure: FilmFailure | null;
};

export type FilmAction =
  | { type: 'started'; attempt: string }
  | { type: 'resumed'; attempt: string; ticket: RenderTicket }
  | { type: 'progressed'; attempt: string; progress: number; message: string }
  | { type: 'handedIn'; attempt: string; ticket: RenderTicket }
  | { type: 'filmed'; attempt: string; url: string }
  | { type: 'loaded'; attempt: string; file: File | null }
  /** `ticket`: of an earlier visit; the promo keeps it, as nobody has changed anything. */
  | { type: 'failed'; attempt: string; failure: FilmFailure; ticket: RenderTicket | null }
  /** What an earlier visit has made is no longer there. */
  | { type: 'gone'; attempt: string }
  | { type: 'discarded' };

/** The bar's milestones; between the first two it shows what the server reports, up to 95 and 'Composing final video...'. */
const MILESTONES = {
  initializing: { progress: 0, message: 'Initializing' },
  filmed: { progress: 98, message: 'Composing final video...' },
  completed: { progress: 100, message: 'Video ready for download!' },
} as const;

export const NO_FILM: Film = {
  status: 'idle',
  progress: 0,
  message: '',
  attempt: null,
  ticket: null,
  url: null,
  file: null,
  failure: null,
};

/** The next state of the film. Reports from any attempt but the current one change nothing: their film no longer fits. */
export function filmReducer(film: Film, action: FilmAction): Film {
  if (action.type === 'discarded') return film.status === 'idle' && film.ticket === null ? film : NO_FILM;
  if (action.type === 'started') {
    return { ...NO_FILM, ...MILESTONES.initializing, status: 'generating', attempt: action.attempt };
  }
  if (action.type === 'resumed') {
    return handIn({ ...NO_FILM, ...MILESTONES.initializing, attempt: action.attempt }, action.ticket);
  }
  if (action.attempt !== film.attempt) return film;
  switch (action.type) {
    case 'progressed':
      return isBusy(film) ? advance(film, action.progress, action.message) : film;
    case 'handedIn':
      return handIn(film, action.ticket);
    case 'filmed':
      return { ...film, ...MILESTONES.filmed, status: 'ready', url: action.url };
    case 'loaded':
      return { ...film, ...MILESTONES.completed, status: 'completed', file: action.file };
    case 'failed':
      return { ...NO_FILM, status: 'error', failure: action.failure, ticket: action.ticket };
    case 'gone':
      return { ...NO_FILM, ticket: film.ticket };
  }
}

/** With an overlay the server composes; without one the background alone becomes the film. */
function handIn(film: Film, ticket: RenderTicket): Film {
  const status = ticket.overlayId === null ? 'ready' : 'composing';
  return { ...film, status, ticket };
}

function advance(film: Film, progress: number, message: string): Film {
  return { ...film, progress: Math.max(film.progress, Math.min(100, progress)), message };
}

/** The film is being made: this attempt still has a result to come. */
export function isBusy(film: Film): boolean {
  return film.status === 'generating' || film.status === 'composing' || film.status === 'ready';
}

/** The film is ready and is being loaded into memory. */
export function isPreloading(film: Film): boolean {
  return film.url !== null && film.status === 'ready';
}

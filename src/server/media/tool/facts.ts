/** What an uploaded file is, as far as ingest needs to know. */
export type FileFacts = {
  readonly container: 'mp4' | 'matroska' | 'avi' | 'mpegts';
  readonly bytes: number;
  /** Seconds; measured if the file does not say. */
  readonly duration: number;
  readonly video: VideoFacts;
  /** null: no sound. */
  readonly audio: AudioFacts | null;
};

/** The same as stated by the file; `duration`: null if it does not state one. */
export type Stated = Omit<FileFacts, 'duration'> & { readonly duration: number | null };

/** The picture track that is used: the file's default one, otherwise its largest. */
export type VideoFacts = {
  /** The stream's index in the file, as in `-map 0:index`. */
  readonly index: number;
  readonly codec: string;
  readonly pixelFormat: string;
  /** As a viewer sees it, in pixels: pixel aspect and rotation applied. */
  readonly width: number;
  readonly height: number;
  /** Width to height of one stored pixel. */
  readonly pixelAspect: number;
  /** Degrees clockwise that the stored picture is rotated for display. ffmpeg rotates it by itself. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Frames per second, on average. */
  readonly frameRate: number;
  readonly hdr: 'hlg' | 'pq' | null;
  /** Its color encoding; if the file does not say, the usual one for its size. */
  readonly matrix: 'bt601' | 'bt709' | 'bt2020';
  readonly interlaced: boolean;
  readonly hasAlpha: boolean;
};

export type AudioFacts = {
  readonly index: number;
  readonly codec: string;
  readonly channels: number;
  readonly sampleRate: number;
};

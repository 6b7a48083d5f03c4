import type { Colours } from './colours.ts';

/** What an uploaded file is, as far as ingest needs to know. */
export type FileFacts = {
  readonly container: 'mp4' | 'matroska' | 'avi' | 'mpegts';
  readonly bytes: number;
  /** Seconds; measured if the file does not say. Of the sound, if that goes on after the picture. */
  readonly duration: number;
  /** Seconds of the picture; until `duration` its last frame stays. */
  readonly pictureSeconds: number;
  readonly video: VideoFacts;
  /** null: no sound. */
  readonly audio: AudioFacts | null;
  /** It has sound, but none that can be decoded: the picture is used without. */
  readonly isSoundLost: boolean;
};

/**
 * The same as stated by the file; `duration`: null if it does not state one. `sounds`: its sound tracks in the order in
 * which they are wanted.
 */
export type Stated = Pick<FileFacts, 'container' | 'bytes' | 'video'> & {
  readonly duration: number | null;
  readonly sounds: readonly SoundTrack[];
};

/** `seconds`: null if the file does not say. Without `facts` if nothing that we know can decode it. */
export type SoundTrack = { readonly seconds: number | null; readonly facts: AudioFacts | null };

/** The picture track that is used: of those that move the file's default one, otherwise the largest. */
export type VideoFacts = Colours & {
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
  readonly interlaced: boolean;
  readonly hasAlpha: boolean;
};

export type AudioFacts = {
  readonly index: number;
  readonly codec: string;
  readonly channels: number;
  readonly sampleRate: number;
};

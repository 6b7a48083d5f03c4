import type { Readable } from 'node:stream';

/** Reads the `frame=` lines of ffmpeg's `-progress` protocol. */
export function followFrames(stream: Readable, onFrames: (count: number) => void): void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('frame=')) onFrames(Number(line.slice('frame='.length)));
    }
  });
}

import { useMediaQuery } from '@mantine/hooks';

/** Video file extensions. Which of these a browser recognizes as video depends on the browser and the system. */
const ENDINGS = [
  ...['.mp4', '.m4v', '.mov', '.qt', '.3gp', '.3g2', '.webm', '.mkv', '.avi', '.wmv', '.asf', '.flv', '.f4v'],
  ...['.mpg', '.mpeg', '.mpe', '.m2v', '.ts', '.mts', '.m2ts', '.vob', '.ogv', '.mxf', '.dv', '.insv', '.lrv'],
];

/** Whether a file can be a video, by its type or name. The server checks its content. */
export function mayBeVideo({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const ending = /\.[^.]*$/.exec(name.toLowerCase())?.[0];
  if (ending === undefined && type === '') return true;
  return type.startsWith('video/') || (ending !== undefined && ENDINGS.includes(ending));
}

/** The file picker's accept value for videos. A phone opens its gallery only if nothing but types is listed. */
export function useVideoTypes(): string {
  const touch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  return touch ? 'video/*' : ['video/*', ...ENDINGS].join();
}

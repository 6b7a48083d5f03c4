import { useMediaQuery } from '@mantine/hooks';

/** What videos' names end in. Which of these a browser takes for videos depends on the browser and on what the machine knows. */
const ENDINGS = [
  ...['.mp4', '.m4v', '.mov', '.qt', '.3gp', '.3g2', '.webm', '.mkv', '.avi', '.wmv', '.asf', '.flv', '.f4v'],
  ...['.mpg', '.mpeg', '.mpe', '.m2v', '.ts', '.mts', '.m2ts', '.vob', '.ogv', '.mxf', '.dv', '.insv', '.lrv'],
];

/** Whether a file can be a video, by its type or its name. The server looks into it. */
export function mayBeVideo({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const ending = /\.[^.]*$/.exec(name.toLowerCase())?.[0];
  if (ending === undefined && type === '') return true;
  return type.startsWith('video/') || (ending !== undefined && ENDINGS.includes(ending));
}

/** What a choice of videos offers. A phone opens its gallery only where nothing but types is asked for. */
export function useVideoTypes(): string {
  const touch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  return touch ? 'video/*' : ['video/*', ...ENDINGS].join();
}

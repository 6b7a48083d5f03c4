import { tagOf } from '../facts/tags.ts';
import type { OwnWords } from '../own-words.ts';

/** '@luna.pole', however it was typed. */
export const handleOf = ({ handle }: Pick<OwnWords, 'handle'>): string => handle.replace(/^@?(?=.)/, '@');

/** 'Luna, Berlin': each as far as it is given. */
export const placeOf = (studio: string, city: string): string => [studio, city].filter(Boolean).join(', ');

/** The city's hashtag and their own ones; none twice. */
export function tagsOf({ city, hashtags }: Pick<OwnWords, 'city' | 'hashtags'>): string[] {
  const own = [tagOf(city), ...hashtags.map((tag) => tag.replace(/^#/, ''))].filter(Boolean).map((tag) => `#${tag}`);
  return withoutTwins(own);
}

/** Capitals make no other hashtag. */
export const withoutTwins = (tags: readonly string[]): string[] =>
  tags.filter((tag, at) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at);

import { guessLanguage } from '../../contract/languages.ts';

/** The `lang` of a text that somebody has typed or had written, for those who have it read aloud: the pages are in English, and so is what has none. */
export function languageOf(text: string): 'de' | 'es' | undefined {
  const language = guessLanguage(text);
  return language === 'en' ? undefined : language;
}

import { memo } from 'react';
import type { LanguageChoice, Preferences } from '../../../../contract/profile.ts';
import { entries } from '../../../ui/entries.ts';
import { useChooseLanguage } from '../../profile/api.ts';
import { Segments } from '../style/segments.tsx';

const LANGUAGES: Record<LanguageChoice, string> = { auto: 'Auto', en: 'English', de: 'Deutsch', es: 'Español' };

/** In which language texts are written: for all promos of the account. */
export const TextLanguage = memo(function TextLanguage({ preferences }: { preferences: Preferences }) {
  const choose = useChooseLanguage(preferences);
  return (
    <Segments
      label="Language of your text"
      value={preferences.language}
      onChange={choose}
      options={entries(LANGUAGES).map(([value, label]) => ({
        value,
        label,
        lang: value === 'auto' ? undefined : value,
      }))}
      hint={preferences.language === 'auto' ? 'The language you write your details in.' : null}
    />
  );
});

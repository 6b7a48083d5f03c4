import { useEffect, useRef } from 'react';
import type { Plan } from '../../../contract/plans.ts';
import type { Preferences } from '../../../contract/profile.ts';
import { showError } from '../../ui/notify.tsx';
import { useSavePreferences } from '../profile/api.ts';
import { type ClassForm, formFaults } from './class-form.ts';

/** After the last key; a name is then whole. */
const PAUSE_MS = 800;
/** Plans whose people type their own name. */
const TYPED: ReadonlySet<Plan> = new Set(['free', 'beta', 'admin']);

/**
 * Saves names and writing style when they have changed. The class time is saved by `keepNow`, when a text is written for it.
 * An empty instructor name is never saved: it would bring the welcome form back.
 */
export function useKeepPreferences(form: ClassForm, preferences: Preferences, plan: Plan): { keepNow: () => void } {
  const { mutate } = useSavePreferences();
  const { time, writingStyle } = form;
  // A limited name has its own Save; in a studio the form only chooses who teaches this class; no team reads half a studio's name.
  const instructorName =
    TYPED.has(plan) || preferences.instructorName === '' ? form.instructorName : preferences.instructorName;
  const studio = plan === 'studio_owner' ? preferences.studio : form.studio;
  const faulty = Object.keys(formFaults(form)).length > 0 || instructorName.trim() === '';
  const changed =
    instructorName.trim() !== preferences.instructorName ||
    studio.trim() !== preferences.studio ||
    writingStyle !== preferences.writingStyle;
  // A save that failed is not tried again before the next change.
  const tried = useRef('');

  useEffect(() => {
    const body = { instructorName, studio, writingStyle };
    if (faulty || !changed || tried.current === JSON.stringify(body)) return;
    const timer = setTimeout(() => {
      tried.current = JSON.stringify(body);
      mutate(body, {
        onError: (error) => showError(error, 'Your details could not be saved', 'They are kept in this browser.'),
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changed, faulty, instructorName, studio, writingStyle, mutate]);

  return {
    keepNow() {
      if (!faulty) mutate({ instructorName, studio, writingStyle, lastClassTime: time });
    },
  };
}

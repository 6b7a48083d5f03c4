import { useEffect, useRef, useState } from 'react';
import { ownsTeam, PLANS, type Plan } from '../../../../contract/plans.ts';
import type { Preferences } from '../../../../contract/profile.ts';
import { showError } from '../../../ui/notify.tsx';
import { useSavePreferences } from '../../profile/api.ts';
import { type ClassForm, formFaults } from './class-form.ts';

/** After the last keystroke, when a name is complete. */
const PAUSE_MS = 800;
/** Whether people with this plan type their own name, as often as they like. */
const typesName = (plan: Plan) => PLANS[plan].allows.nameChanges === null && !ownsTeam(plan) && plan !== 'studio_team';

/**
 * Saves names and writing style when they change in the open promo; what an older promo was opened with is no wish for the next ones. `keepNow` saves the
 * class time when a text is written for it. An empty instructor name is never saved: it would bring back the welcome form.
 */
export function useKeepPreferences(form: ClassForm, preferences: Preferences, plan: Plan): { keepNow: () => void } {
  const { mutate } = useSavePreferences();
  const typed = useTyped(form);
  const { time } = form;
  const writingStyle = typed('writingStyle') ? form.writingStyle : preferences.writingStyle;
  // A name with limited changes has its own Save; in a studio the form only chooses who teaches this class; a team must not see a half-typed studio
  // name.
  const isOwn = typesName(plan) || preferences.instructorName === '';
  const instructorName = isOwn && typed('instructorName') ? form.instructorName : preferences.instructorName;
  const studio = !ownsTeam(plan) && typed('studio') ? form.studio : preferences.studio;
  const faulty = Object.keys(formFaults(form)).length > 0 || instructorName.trim() === '';
  const changed =
    instructorName.trim() !== preferences.instructorName ||
    studio.trim() !== preferences.studio ||
    writingStyle !== preferences.writingStyle;
  // A failed save is not retried before the next change.
  const tried = useRef('');

  useEffect(() => {
    const body = { instructorName, studio, writingStyle };
    if (faulty || !changed || tried.current === JSON.stringify(body)) return;
    const timer = setTimeout(() => {
      tried.current = JSON.stringify(body);
      mutate(body, {
        onError: (error) => showError(error, 'Your details could not be saved', 'They are saved in this browser.'),
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

/** Which fields of the form have changed since it was opened. */
function useTyped(form: ClassForm): (field: keyof ClassForm) => boolean {
  const [opened] = useState(form);
  const changed = useRef(new Set<keyof ClassForm>());
  return (field) => {
    if (form[field] !== opened[field]) changed.current.add(field);
    return changed.current.has(field);
  };
}

import { Button } from '@mantine/core';
import { PLANS } from '../../../contract/plans.ts';
import type { Question } from '../../ui/confirm.tsx';
import { showSuccess } from '../../ui/notify.tsx';
import type { Outlook } from '../../ui/outlook.tsx';
import { foreseeLeaving, leaveTeam } from './api.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** A member's way out of the team, in their account. @param ask opens a confirmation dialog */
export function LeaveTeam({ ask, onLeft }: { ask: (question: Question) => void; onLeft: () => void }) {
  const press = () => {
    // The studio that the question is about: the answer names it.
    let studioId = '';
    const look = async (): Promise<Outlook> => {
      const seen = await foreseeLeaving();
      studioId = seen.studioId;
      return { refusal: null, lines: linesOf(seen) };
    };
    ask({
      title: 'Leave the team?',
      text: 'Your seat is free for somebody else right away. To come back, you need a new invitation.',
      look,
      action: 'Leave the team',
      keep: 'Stay',
      danger: true,
      run: async () => {
        await leaveTeam(studioId);
        showSuccess('You have left the team.');
        onLeft();
      },
      failure: 'You are still on the team.',
    });
  };
  return (
    <Button variant="subtle" color="gray" onClick={press}>
      Leave the team
    </Button>
  );
}

type Loss = Awaited<ReturnType<typeof foreseeLeaving>>;

/** What goes and what stays, as the server has counted it. */
function linesOf({ studioName, planAfter, studioClips, promos, classTypes, clips, keptDays }: Loss): string[] {
  const studio = studioName || 'your studio';
  const after = PLANS[planAfter];
  const lost = [
    studioClips > 0 && counted(studioClips, 'background video', 'background videos'),
    classTypes > 0 && counted(classTypes, 'class type', 'class types'),
  ].filter(Boolean);
  return [
    planAfter === 'free'
      ? `You go back to the free trial: ${after.allows.downloadLimit} downloads in all, with our watermark.`
      : `Your own plan, ${after.name}, goes on.`,
    ...(lost.length > 0 ? [`You lose what belongs to ${studio}: ${lost.join(' and ')}.`] : []),
    ...(promos > 0
      ? [`${counted(promos, 'promo of yours needs', 'promos of yours need')} another background then.`]
      : []),
    ...(clips > 0 && planAfter === 'free'
      ? [
          `Your own ${clips === 1 ? 'background video is' : `${clips} background videos are`} kept for ${keptDays} days, and longer with a plan of your own or a new seat.`,
        ]
      : []),
    'Your promos and the videos you have made stay yours. You and the owner get an email about it.',
  ];
}

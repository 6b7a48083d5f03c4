import { formatBytes } from '../../../contract/bytes.ts';
import type { AdminAction, Consequences } from '../../../contract/consequences.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { ownsTeam, PLANS, type Plan, saleOf } from '../../../contract/plans.ts';

const count = (n: number, one: string, many: string) => `${n.toLocaleString()} ${n === 1 ? one : many}`;

/** Names listed in a sentence; if there are many, only the first few. */
function listed(names: readonly string[], most = 3): string {
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}

/** What an action does to a person and to others, one sentence each, based on what the server has counted. */
export function linesOf(action: AdminAction, told: Consequences): string[] {
  switch (action) {
    case 'delete':
      return [...teamLines(told), ...seatLine(told), ...goneLines(told), 'This cannot be undone.'];
    case 'role':
      return [...changeLines(told, 'at once'), ...adminLine(told)];
    case 'leave-team':
      return changeLines(told, 'at once');
    case 'expiry':
      return changeLines(told, 'when the day is over');
    case 'cancel':
      return changeLines(told, 'when it ends');
    case 'reset-names':
      return [
        `They have used ${told.user.nameChangeCount} of ${LIMITS.nameChanges} changes, and have ${LIMITS.nameChanges} again afterwards.`,
      ];
  }
}

/** Who loses access together with an owner. */
function teamLines({ holdings: { team } }: Consequences): string[] {
  const joined = team.filter((seat) => seat.joined);
  const invited = team.length - joined.length;
  return [
    ...(joined.length > 0
      ? [
          `${count(joined.length, 'person loses', 'people lose')} access through their studio at once: ${listed(joined.map(({ name, email }) => name || email))}.`,
        ]
      : []),
    ...(invited > 0 ? [`${count(invited, 'open invitation ends', 'open invitations end')}.`] : []),
  ];
}

function seatLine({ user: { standing } }: Consequences): string[] {
  return standing.studio ? [`They leave the team of ${standing.studio.name || standing.studio.ownerEmail}.`] : [];
}

/** What is deleted together with a person. */
function goneLines({ holdings }: Consequences): string[] {
  const { clips, libraryBytes, films, downloads, classTypes, classDescriptions } = holdings;
  const gone = [
    clips > 0 && `${count(clips, 'background video', 'background videos')} (${formatBytes(libraryBytes)})`,
    films > 0 && count(films, 'finished video', 'finished videos'),
    downloads > 0 && `${count(downloads, 'entry', 'entries')} of the download activity`,
    classTypes > 0 && count(classTypes, 'class type', 'class types'),
    classDescriptions > 0 && count(classDescriptions, 'class description', 'class descriptions'),
  ].filter((part) => part !== false);
  return gone.length === 0 ? ['They have not made anything yet.'] : [`Gone for good: ${gone.join(', ')}.`];
}

/** What a change of plan does. */
function changeLines(told: Consequences, when: string): string[] {
  const { user, holdings, planAfter } = told;
  const { plan, own } = user.standing;
  if (planAfter === null) return ['Their permissions stay the same.'];
  const after = `${capital(when)} they have ${planLabel(planAfter)}${planAfter === plan ? ', as before' : ''}.`;
  if (planAfter === plan) return [after];
  const [had, has] = [PLANS[plan].allows, PLANS[planAfter].allows];
  return [
    after,
    ...(ownsTeam(plan) ? teamLines(told).map((line) => line.replace(' at once', '')) : []),
    ...(plan === 'studio_team' ? seatLine(told) : []),
    ...(had.personalUploads && !has.personalUploads && holdings.clips > 0
      ? [
          `Their ${count(holdings.clips, 'background video is', 'background videos are')} kept for ${LIMITS.libraryKeptDays} days, then removed.`,
        ]
      : []),
    ...(had.customClassTypes === 'own' && has.customClassTypes !== 'own' && holdings.classTypes > 0
      ? [
          `Their ${count(holdings.classTypes, 'class type stays', 'class types stay')}, but cannot be changed without a plan.`,
        ]
      : []),
    ...(own && !saleOf(plan) ? ['They keep paying for their own subscription.'] : []),
  ];
}

function adminLine({ user, planAfter }: Consequences): string[] {
  return planAfter === 'admin' && user.role !== 'admin' ? ['Admins can see and change everything.'] : [];
}

const planLabel = (plan: Plan) => (plan === 'free' ? 'the free trial' : PLANS[plan].people);
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

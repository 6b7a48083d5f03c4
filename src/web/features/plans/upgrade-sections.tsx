import { Button, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import type { Entitlements } from '../../../contract/plans.ts';
import type { User } from '../../../contract/session.ts';
import { BrandArt, ClassesArt, DownloadsArt, VideosArt, WatermarkArt } from './section-art.tsx';
import classes from './upgrade-sections.module.css';

/** The anchor of the plans; every section's button leads there. */
export const PLANS_ANCHOR = 'pricing-plans';

type SectionText = {
  id: string;
  title: string;
  text: string;
  action: string;
  art: ReactNode;
  /** Whether a plan gives it. */
  isIn: (plan: Entitlements) => boolean;
};

const SECTIONS: readonly SectionText[] = [
  {
    id: 'watermark',
    title: 'The only name on it is yours',
    text: 'Free videos carry our name from the first second to the last. On Pro it is gone: your class, your studio, your call to come.',
    action: 'Upgrade to remove the watermark',
    art: <WatermarkArt />,
    isIn: ({ watermark }) => !watermark,
  },
  {
    id: 'videos',
    title: 'Your own footage behind your words',
    text: 'Upload a clip from class, however long. It comes back upright, cropped to 9:16 and cut into 15-second clips that fit every story.',
    action: 'Upgrade to use your videos',
    art: <VideosArt />,
    isIn: ({ personalUploads }) => personalUploads,
  },
  {
    id: 'downloads',
    title: 'A video for every class, every week',
    text: `The free trial has ${LIMITS.freeDownloads} free downloads. On Pro there is no limit: make one for Monday, change the time, make another.`,
    action: 'Upgrade for unlimited downloads',
    art: <DownloadsArt />,
    isIn: ({ downloadLimit }) => downloadLimit === null,
  },
  {
    id: 'brand',
    title: 'Your logo on everything you post',
    text: 'Add your logo once and choose its corner. It stands on every video from then on, your colors are at hand, and a studio’s kit is its whole team’s.',
    action: 'Upgrade to add your logo',
    art: <BrandArt />,
    isIn: ({ brandKit }) => brandKit,
  },
  {
    id: 'custom-classes',
    title: 'Your classes, under their own names',
    text: 'Add the classes only you teach, with a line about what they feel like. Your texts will then be about them, not about just any pole class.',
    action: 'Upgrade to add your classes',
    art: <ClassesArt />,
    isIn: ({ customClassTypes }) => customClassTypes !== 'none' && customClassTypes !== 'owner',
  },
];

/** What a plan offers, one section per reason, each at the anchor that the rest of the product links to. Nobody is sold what they have. */
export function UpgradeSections({ user }: { user: User | null }) {
  return SECTIONS.map(({ id, title, text, action, art, isIn }) => (
    <section key={id} id={id} tabIndex={-1} className={classes.section} aria-labelledby={`${id}-title`}>
      <div className={classes.words}>
        <Title order={2} id={`${id}-title`}>
          {title}
        </Title>
        <Text c="dimmed" size="lg">
          {text}
        </Text>
        <Button variant="default" onClick={() => showPart(PLANS_ANCHOR)} className={classes.action}>
          {user && isIn(user.entitlements) ? 'You have this. See the plans' : action}
        </Button>
      </div>
      <div className={classes.art} aria-hidden="true">
        {art}
      </div>
    </section>
  ));
}

/** Scrolls to a part of the page, smoothly unless the person prefers reduced motion, and moves the focus there for people who cannot see it. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.focus({ preventScroll: true });
  part?.scrollIntoView();
}

import { Button, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { BrandArt, ClassesArt, DownloadsArt, VideosArt, WatermarkArt } from './section-art.tsx';
import classes from './upgrade-sections.module.css';

/** The anchor of the plans; every section's button leads there. */
export const PLANS_ANCHOR = 'pricing-plans';

type SectionText = { id: string; title: string; text: string; action: string; art: ReactNode };

const SECTIONS: readonly SectionText[] = [
  {
    id: 'watermark',
    title: 'The last line is yours',
    text: 'Free videos close with our name. On Pro your promo ends where you end it: with your class, your studio, your call to come.',
    action: 'Upgrade to Remove the Watermark',
    art: <WatermarkArt />,
  },
  {
    id: 'videos',
    title: 'Your own footage behind your words',
    text: 'Upload a clip from class, however long. It comes back upright, cropped to 9:16 and cut into 15-second clips that fit every story.',
    action: 'Upgrade to Use Your Videos',
    art: <VideosArt />,
  },
  {
    id: 'downloads',
    title: 'A video for every class, every week',
    text: `The free trial is ${LIMITS.freeDownloads} downloads. On Pro there is no limit: make one for Monday, change the time, make another.`,
    action: 'Upgrade for Unlimited Downloads',
    art: <DownloadsArt />,
  },
  {
    id: 'brand',
    title: 'Your logo on everything you post',
    text: 'Add your logo once and choose its corner. It stands on every video from then on, your colors are at hand, and a studio’s kit is its whole team’s.',
    action: 'Upgrade to Add Your Logo',
    art: <BrandArt />,
  },
  {
    id: 'custom-classes',
    title: 'Your classes, under their own names',
    text: 'Add the classes only you teach, with a line about what they feel like. Your texts will then be about them, not about just any pole class.',
    action: 'Upgrade to Add Your Classes',
    art: <ClassesArt />,
  },
];

/** What a plan offers, one section per reason, each at the anchor that the rest of the product links to. */
export function UpgradeSections() {
  return SECTIONS.map(({ id, title, text, action, art }) => (
    <section key={id} id={id} tabIndex={-1} className={classes.section} aria-labelledby={`${id}-title`}>
      <div className={classes.words}>
        <Title order={2} id={`${id}-title`}>
          {title}
        </Title>
        <Text c="dimmed" size="lg">
          {text}
        </Text>
        <Button variant="default" onClick={() => showPart(PLANS_ANCHOR)} className={classes.action}>
          {action}
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

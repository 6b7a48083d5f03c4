import { LIMITS } from '../../../contract/limits.ts';
import type { LookId } from '../../../scene/looks.ts';
import type { IconName } from '../../ui/icons.tsx';

/**
 * Every fixed sentence of the landing page. What it claims about other people (how many, how fast, how much more) is advertising, not measured by the
 * program: anyone who runs Spinreel is responsible for it and changes it here.
 */
export const COPY = {
  badge: 'Trusted by 100+ Pole Fitness Instructors',
  hero: {
    title: 'Your next class, on everyone’s phone tonight',
    lead: 'Tell Spinreel what you teach and when. It writes the words, sets them over moving light or your own footage, and hands you a video that is ready to post.',
    start: 'Start Creating for Free',
    watch: 'Watch Demo',
    note: `${LIMITS.freeDownloads} free downloads. No card needed.`,
  },
  demo: {
    title: 'Made with Spinreel',
    lead: 'Three class promos, exactly as they came out. Press the video to play it, press again to pause.',
    points: [
      'Text by the built-in writer, style by you',
      'Fonts, gold highlights and animation from the editor',
      'Backgrounds from the library that every account comes with',
    ],
  },
  looks: {
    title: 'One class, any mood',
    lead: 'The same words in another look: fonts, colors, arrangement, motion and background change with one tap.',
    /** Pictures and names; see `scene/looks.ts`. */
    items: [
      { id: 'editorial', name: 'Editorial' },
      { id: 'neon', name: 'Neon' },
      { id: 'goldleaf', name: 'Gold Leaf' },
      { id: 'poster', name: 'Poster' },
      { id: 'blush', name: 'Blush' },
      { id: 'cinema', name: 'Cinema' },
      { id: 'street', name: 'Street' },
      { id: 'gallery', name: 'Gallery' },
    ] satisfies { id: LookId; name: string }[],
  },
  features: {
    title: 'Made for the studio floor',
    lead: 'Less time on the phone, more time on the pole.',
    items: [
      {
        icon: 'spark',
        title: 'AI-Powered Content',
        text: 'Class, time, mood: the text is written for you in one of eleven voices, from fierce to whimsical. Change any word you like.',
      },
      {
        icon: 'phone',
        title: 'Instagram Story Ready 9:16',
        text: 'Every video is 1080 by 1920, at most 15 seconds, in exactly the format that stories, reels and shorts want.',
      },
      {
        icon: 'clock',
        title: 'Minutes Not Hours',
        text: 'From a blank page to a finished video in under 5 minutes. No timeline, no layers: what you see while you type is what you get.',
      },
    ] satisfies { icon: IconName; title: string; text: string }[],
  },
  steps: {
    title: 'How it works',
    lead: 'Three steps, and the class is on its way to being full.',
    items: [
      { title: 'Choose background', text: 'Pick a moving backdrop, bring your own clip, or stay with black.' },
      { title: 'Add class details', text: 'Who teaches, what, where and when. The words follow.' },
      { title: 'Download and share', text: 'One tap to your phone or computer, and on to your followers.' },
    ],
  },
  testimonials: {
    title: 'What instructors say',
    items: [
      {
        quote:
          'I post the week’s classes on Sunday evening now. Bookings from stories went up 40 percent in two months.',
        by: 'Pole instructor',
        about: 'Teaches beginners and spin',
      },
      {
        quote:
          'Five instructors, one look. Since everyone shares the same backgrounds and class types, bookings are up 60 percent.',
        by: 'Studio owner',
        about: 'Runs a studio with a team of five',
      },
      {
        quote: 'I used to spend my evening in a video app for one story. Now it is done before the mats are rolled up.',
        by: 'Exotic and flow coach',
        about: 'Teaches at three studios',
      },
    ],
  },
  pricing: {
    title: 'Pricing',
    lead: 'Start free. Go Pro when the classes fill up. Cancel whenever you like.',
  },
  close: {
    title: 'Fill the next class',
    lead: 'Your first video takes a few minutes and costs nothing.',
    start: 'Create Your First Video',
  },
} as const;

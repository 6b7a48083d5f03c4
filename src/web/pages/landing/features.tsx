import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Icon, type IconName } from '../../ui/icons.tsx';
import classes from './section.module.css';
import { Section } from './section.tsx';

const FEATURES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'spark',
    title: 'AI-Powered Content',
    text: 'Class, time, mood: the text is written for you in one of eleven voices, from fierce to whimsical. Change any word you like.',
  },
  {
    icon: 'phone',
    title: 'Instagram Story Ready 9:16',
    text: 'Every video is 1080 by 1920, at most 15 seconds, in the format that stories, reels and shorts take as it is.',
  },
  {
    icon: 'clock',
    title: 'Minutes Not Hours',
    text: 'No timeline, no layers. What you see while you type is the video that you get.',
  },
];

const STEPS = [
  { title: 'Choose background', text: 'Pick a moving backdrop, bring your own clip, or stay with black.' },
  { title: 'Add class details', text: 'Who teaches, what, where and when. The words follow.' },
  { title: 'Download and share', text: 'One tap to your phone or computer, and on to your followers.' },
];

export function Features() {
  return (
    <Section id="features" title="Made for the studio floor" lead="Less time on the phone, more time on the pole.">
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="lg">
        {FEATURES.map(({ icon, title, text }) => (
          <Card key={title} className={classes.feature}>
            <Stack gap="sm">
              <span className={classes.icon}>
                <Icon name={icon} />
              </span>
              <Title order={3}>{title}</Title>
              <Text c="dimmed">{text}</Text>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </Section>
  );
}

export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How it works" lead="Three steps, and the class is on its way to being full.">
      <ol className={classes.steps}>
        {STEPS.map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <Title order={3}>{title}</Title>
            <Text c="dimmed" mt="xs">
              {text}
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
}

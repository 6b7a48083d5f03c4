import { Text, Title } from '@mantine/core';
import { LinkButton } from '../../ui/links.tsx';
import classes from './call.module.css';
import { COPY } from './copy.ts';

/** The final call to action. */
export function FinalCall() {
  const { title, lead, start } = COPY.close;
  return (
    <section className={classes.place} aria-labelledby="call-title">
      <div className={classes.stage}>
        <Title order={2} id="call-title">
          {title}
        </Title>
        <Text size="lg" c="dimmed">
          {lead}
        </Text>
        <LinkButton to="/auth" search={{ mode: 'create' }} variant="gradient" size="lg">
          {start}
        </LinkButton>
      </div>
    </section>
  );
}

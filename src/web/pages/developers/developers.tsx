import { Code, Text, Typography } from '@mantine/core';
import { ERRORS, type ErrorCode } from '../../../contract/errors.ts';
import { Icon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from '../legal/legal-page.module.css';
import { PublicFooter } from '../public-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { ERROR, EXAMPLES, setUp } from './examples.ts';

/** The errors that a program should tell apart. */
const TOLD: Partial<Record<ErrorCode, string>> = {
  invalid_input: 'Something in the request is not right. “fields” says what, by the name of the field.',
  invalid_token: 'The token is mistyped, has ended or was revoked.',
  insufficient_scope: 'The token may only read.',
  forbidden: 'No token may make this call.',
  plan_required: 'Your plan does not include this.',
  download_limit: 'The downloads of the free trial are used up.',
  rate_limited: 'Too many requests: wait as many seconds as the header Retry-After says.',
  render_limit: 'No more videos today on the free plan.',
  unavailable: 'Not right now: try again after as many seconds as Retry-After says. Nothing is lost.',
};

/** How people make videos with programs of their own. Anybody may read it: it says nothing that the API document does not. */
export default function DevelopersPage() {
  return (
    <>
      <title>Videos by program · Spinreel</title>
      <SiteHeader>
        <LinkButton to="/" variant="default" leftSection={<Icon name="back" />}>
          Back to Home
        </LinkButton>
      </SiteHeader>
      <main className={classes.page}>
        <PageTitle>Videos by program</PageTitle>
        <Text c="dimmed">
          What you do in the studio, a script can do for you: with an access token, on any plan, within its limits.
        </Text>
        <Typography className={classes.text}>
          {[setUp(window.location.origin, 'srl_your_token'), ...EXAMPLES].map(({ title, text, code }, index) => (
            <section key={title}>
              <h2>
                {index + 1}. {title}
              </h2>
              <p>{text}</p>
              <Example label={title}>{code}</Example>
            </section>
          ))}
          <h2>What a token may do</h2>
          <p>
            A token that may read makes every call that asks (GET). One that may make videos also makes those that
            change something. Your password, your devices, your plan and payments, your team, the admin’s pages and
            tokens themselves are out of every token’s reach. Your role and plan count at the moment of each call, and a
            token that you revoke is refused from the next call on.
          </p>
          <Errors />
          <h2>Limits</h2>
          <p>
            Your programs and your own hands share one allowance: 60 videos begun and 30 texts written in a minute, 600
            requests of each other kind. Videos of one person are made one after the other.
          </p>
          <h2>All calls</h2>
          <p>
            The <a href="/api/docs">API document</a> has every call with what goes in and what comes out. Those that a
            token reaches name the scope that they need; programs read it at{' '}
            <a href="/api/openapi.json">/api/openapi.json</a>.
          </p>
        </Typography>
      </main>
      <PublicFooter />
    </>
  );
}

function Errors() {
  return (
    <>
      <h2>Errors</h2>
      <p>Every error has a status, a code for your program and a sentence for you:</p>
      <Example label="An error">{`${ERROR.code}\n\n${ERROR.answer}`}</Example>
      <dl>
        {Object.entries(TOLD).map(([code, words]) => (
          <div key={code}>
            <dt>
              {ERRORS[code as ErrorCode].status} <code>{code}</code>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Example({ label, children }: { label: string; children: string }) {
  return (
    // Long lines are scrolled, also by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by the keyboard
    <section aria-label={`Example: ${label}`} tabIndex={0} style={{ overflowX: 'auto' }}>
      <Code block w="max-content" miw="100%" style={{ overflow: 'visible' }}>
        {children}
      </Code>
    </section>
  );
}

import { CookieSettingsLink } from '../../features/consent/cookie-settings-link.tsx';
import { FIGURES } from './figures.ts';
import { LegalPage, SupportMail } from './legal-page.tsx';

/** The four kinds of cookies and how to choose. */
export default function CookiesPage() {
  return (
    <LegalPage path="/cookie-policy" title="Cookie Policy" note={`In force from ${FIGURES.termsFrom}.`}>
      <p>
        Cookies are small pieces of data that a site keeps in your browser. We use the word for everything kept there,
        including the browser’s own storage.
      </p>

      <h2>What we use</h2>
      <ul>
        <li>
          <strong>Essential:</strong> keep you signed in, protect forms, and remember your choice about cookies. The
          service does not work without them, so they are always on.
        </li>
        <li>
          <strong>Functional:</strong> keep your latest promos, what you are uploading or cutting together, what the
          studio needs of your account to open without a connection, the plan you were looking at and your preview
          settings in your own browser. Signing out removes them there; your account keeps the promos. Only a promo that
          could not be sent before you signed out waits in the browser, for up to 30 days and for your account alone.
        </li>
        <li>
          <strong>Analytics:</strong> show how the site is used. We set none at present; if we ever do, only after you
          have agreed.
        </li>
        <li>
          <strong>Advertising:</strong> tell our advertising partner that an ad has led to a visit or a purchase. They
          are loaded only after you have agreed.
        </li>
      </ul>

      <h2>How long they last</h2>
      <p>
        Session cookies disappear when you close the browser. Persistent cookies last up to {FIGURES.cookieMonths}{' '}
        months. Your choice about cookies is asked for again after {FIGURES.consentMonths} months at the latest.
      </p>

      <h2>Your choice</h2>
      <p>
        Nothing optional is loaded before you have chosen, and refusing is as easy as accepting. Open{' '}
        <CookieSettingsLink atAddress /> to see or change your choice. You can also delete cookies in your browser; you
        are then signed out and asked again.
      </p>

      <h2>Contact</h2>
      <p>
        Questions: <SupportMail subject="Cookies" />.
      </p>
    </LegalPage>
  );
}

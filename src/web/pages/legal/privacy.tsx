import { CookieSettingsLink } from '../../features/consent/cookie-settings-link.tsx';
import { LinkAnchor } from '../../ui/links.tsx';
import { FIGURES } from './figures.ts';
import { LegalPage, PostalAddress, SupportMail } from './legal-page.tsx';

/** Data collected, use, sharing, cookies, retention, security, rights, children, contact. */
// size: one document, read from top to bottom
export default function PrivacyPage() {
  return (
    <LegalPage path="/privacy" title="Privacy Policy" note={`In force from ${FIGURES.termsFrom}.`}>
      <p>
        Spinreel makes short promotional videos for pole-fitness classes. This page says what we keep about you, what
        for, and what you can ask of us.
      </p>

      <h2>What we collect</h2>
      <ul>
        <li>
          <strong>Account:</strong> your email address, your password in an irreversible form, your name and your
          studio’s name, your role and plan, and for your access tokens their names, what they may do and the day of
          their last use.
        </li>
        <li>
          <strong>What you make:</strong> class details, texts, settings, class types, your logo and colors, the videos
          that you upload and the videos that are made of them.
        </li>
        <li>
          <strong>Payment:</strong> plan, status, dates and your customer number with our payment provider. Card numbers
          go to the provider directly and never reach us.
        </li>
        <li>
          <strong>Instagram, if you connect it:</strong> your account’s name and numbers there, what you have allowed
          us, our permission, which we store encrypted, the videos that you have posted through us with their captions,
          and how many people those posts have reached, if you allow us to read it. We read no messages and no comments.
        </li>
        <li>
          <strong>Reminders, if you turn them on:</strong> the address at which your browser can be sent messages, the
          keys with which only your browser can read them, how you want to be reminded, and of what you were.
        </li>
        <li>
          <strong>Use:</strong> how many videos you have downloaded, of which class and when; technical logs with the IP
          address a request came from, and errors that a page has reported.
        </li>
      </ul>

      <h2>What we use it for</h2>
      <ul>
        <li>To make your videos, keep your library and let you pick up where you left off.</li>
        <li>
          To post your videos at the time that you have chosen, to remind you of it, and to show what became of them.
        </li>
        <li>To run your plan: payments, limits, teams and the emails that go with them.</li>
        <li>To keep the service safe and working, and to answer you when you write to us.</li>
        <li>To measure our advertising, only if you have agreed to it.</li>
      </ul>
      <p>We do not sell your data, and your videos are not used to train anything.</p>

      <h2>Who receives it</h2>
      <ul>
        <li>
          <strong>Payment provider:</strong> what it needs to charge you.
        </li>
        <li>
          <strong>Hosting, storage and mail providers:</strong> they process data on our behalf and on our instructions.
        </li>
        <li>
          <strong>Text service:</strong> where an outside model writes promotional texts, it receives the class details
          that you have entered, not your email address.
        </li>
        <li>
          <strong>Your studio:</strong> if you are on a studio’s team, its owner sees your name, your email address, the
          videos in your library, when you were last here, how many videos you have made this month, when you have
          posted those of the studio’s classes, and how many people they have reached on Instagram.
        </li>
        <li>
          <strong>Instagram (Meta):</strong> the videos and captions that you choose to post there.
        </li>
        <li>
          <strong>The maker of your browser:</strong> reminders on their way to it, encrypted so that only your browser
          can read them.
        </li>
        <li>
          <strong>Advertising partner:</strong> events such as a purchase, only after your consent.
        </li>
        <li>
          <strong>Authorities:</strong> where the law obliges us.
        </li>
      </ul>
      <p>Anyone with the link to a finished video can open it. Share links as you would share the video.</p>

      <h2>Cookies</h2>
      <p>
        Essential cookies are always on; everything else waits for your choice. The{' '}
        <LinkAnchor to="/cookie-policy">Cookie Policy</LinkAnchor> lists them, and <CookieSettingsLink /> changes your
        choice at any time.
      </p>

      <h2>How long we keep it</h2>
      <ul>
        <li>Account data and your library: as long as you have an account.</li>
        <li>Finished videos that nobody comes back for: for a limited time, then they are removed.</li>
        <li>
          Payment data: at least {FIGURES.paymentDataYears} years, because tax and accounting law require it, even after
          your account is deleted.
        </li>
        <li>When you were last here, to the hour, and when you made your first video: as long as your account.</li>
        <li>
          Instagram: our permission until you disconnect your account, here or in Instagram; what was posted as long as
          your account here. If you ask Instagram to have your data deleted, we delete all of it at once.
        </li>
        <li>
          Reminders: your browser’s address until you turn them off or sign out there; what was sent, for 30 days.
        </li>
        <li>Technical logs: as long as they are needed to find faults and misuse.</li>
      </ul>

      <h2>Security</h2>
      <p>
        Connections are encrypted, passwords are stored as salted hashes, sessions can be ended, access is limited to
        those who need it, and every upload is checked before it is opened. No system is perfectly safe; if something
        happens that puts your data at risk, we tell you.
      </p>

      <h2>Your rights</h2>
      <p>
        You may ask us what we hold about you, have it corrected, handed over or deleted, object to a use, and take back
        a consent. Account Settings has all of it as a file: Download my data. For the rest, write to{' '}
        <SupportMail subject="My data" />. We answer within a month. You may also complain to the data protection
        authority where you live.
      </p>

      <h2>Children</h2>
      <p>
        We do not collect data from children under {FIGURES.minimumAge}. If you believe that a child has given us data,
        tell us and we delete it.
      </p>

      <h2>Changes and contact</h2>
      <p>
        When this policy changes in a way that matters to you, we say so by email or on this page before it takes
        effect. Questions: <SupportMail subject="Privacy" />, or by letter to <PostalAddress />.
      </p>
    </LegalPage>
  );
}

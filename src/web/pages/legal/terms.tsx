import { OFFERED, ownsTeam, plansBelow, SOLD } from '../../../contract/plans.ts';
import { costOf } from '../../features/plans/offers.ts';
import { LinkAnchor } from '../../ui/links.tsx';
import { FIGURES } from './figures.ts';
import { LegalPage, PostalAddress, SupportMail } from './legal-page.tsx';

const WITH_TEAM = SOLD.find(({ plan }) => ownsTeam(plan))!;
const WITHOUT_TEAM = plansBelow(WITH_TEAM)
  .map(({ name }) => name)
  .join(' or ');

/** The terms, with the plans' current names and prices. */
// size: one document, read from top to bottom
export default function TermsPage() {
  return (
    <LegalPage path="/terms" title="Terms of Service" note={`Effective ${FIGURES.termsFrom}`}>
      <p>
        These terms are the agreement between you and Spinreel. By creating an account or using the service you accept
        them.
      </p>

      <h2>The service</h2>
      <p>
        Spinreel writes promotional texts, lays them over backgrounds and makes short vertical videos of them. Texts may
        be written by a machine: read them before you publish them, since you answer for what you publish.
      </p>

      <h2>Your account</h2>
      <ul>
        <li>
          Accounts are for people aged {FIGURES.fullAge} and over, or for minors whose parent or guardian has consented.
        </li>
        <li>Give a working email address, keep your password to yourself, and tell us if somebody else has used it.</li>
        <li>An account is for one person. Teams use seats of the studio’s plan.</li>
      </ul>

      <h2>Plans and payment</h2>
      <ul>
        {OFFERED.map((plan) => (
          <li key={plan.plan}>
            <strong>{plan.name}:</strong> {costOf(plan)}, {plan.offer.terms}.
          </li>
        ))}
      </ul>
      <p>
        Paid plans renew every month until they are canceled, and are charged in advance by our payment provider. If a
        payment fails, it is tried again; if it keeps failing, the plan ends. Prices may change for later months after
        notice by email.
      </p>

      <h2>Canceling</h2>
      <p>
        You can cancel at any time in your account settings. You keep access until the current billing cycle ends; after
        that nothing more is charged. Changing from {WITH_TEAM.name} to {WITHOUT_TEAM} takes effect at once, and team
        members then lose their access. Refunds follow the <LinkAnchor to="/refund-policy">Refund Policy</LinkAnchor>.
      </p>

      <h2>Your content</h2>
      <p>
        What you upload and make stays yours. You give us the right to store, process and deliver it as far as the
        service needs it. You confirm that you hold the rights to your footage and sound, and that the people in it have
        agreed to be shown. The backgrounds of our library may be used in your videos, not handed on by themselves.
      </p>

      <h2>What is not allowed</h2>
      <ul>
        <li>Content that is unlawful, that shows minors in a sexualized way, or that harms or deceives others.</li>
        <li>Breaking into the service, overloading it, or getting around its limits.</li>
        <li>Reselling the service itself. The videos that you make are yours to use in your business.</li>
      </ul>
      <p>We may suspend or close accounts that break these rules.</p>

      <h2>No warranty</h2>
      <p>
        The service is provided as it is. We work to keep it available and correct, and promise neither that it is never
        interrupted nor that a video brings any particular number of bookings.
      </p>

      <h2>Liability</h2>
      <p>
        As far as the law allows, our liability in connection with the service is limited to what you have paid us in
        the last {FIGURES.liabilityMonths} months before the claim arose.
      </p>

      <h2>Law</h2>
      <p>These terms are governed by the law of the State of Florida, United States.</p>

      <h2>Changes and contact</h2>
      <p>
        We may change these terms and announce changes that matter before they take effect. Questions:{' '}
        <SupportMail subject="Terms" />, or by letter to <PostalAddress />.
      </p>
    </LegalPage>
  );
}

import { FIGURES } from './figures.ts';
import { LegalPage, SupportMail } from './legal-page.tsx';

/** When payments are refunded, and when not. */
export default function RefundsPage() {
  return (
    <LegalPage path="/refund-policy" title="Refund Policy" note={`In force from ${FIGURES.termsFrom}.`}>
      <h2>Full refund within {FIGURES.refundDays} days</h2>
      <p>
        You get back the full price that you paid to us, less only the fees that the payment provider keeps for the
        charge, if you ask within {FIGURES.refundDays} days of your first charge and have not used the paid service in
        that time: no video downloaded, nothing uploaded, no team member added.
      </p>

      <h2>After that</h2>
      <p>
        There are no refunds after {FIGURES.refundDays} days, for later charges, or once the paid service was used.
        Parts of a month are not prorated. Canceling stops the next charge, and you keep access until the cycle ends.
      </p>

      <h2>How to ask</h2>
      <p>
        Write to <SupportMail subject="Refund" /> from the address of your account, and say when you were charged. You
        need not give a reason.
      </p>

      <h2>How long it takes</h2>
      <p>
        Refunds go back to the card that paid and take {FIGURES.refundBusinessDays} business days to appear, depending
        on your bank.
      </p>

      <h2>Your rights by law</h2>
      <p>This policy does not affect the rights that the law gives you as a consumer where you live.</p>
    </LegalPage>
  );
}

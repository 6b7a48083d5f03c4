import { FLOOR } from '../../../contract/floor.ts';
import { LegalPage, SupportMail } from './legal-page.tsx';

/** Which browsers work, and how to come by one. */
export default function BrowsersPage() {
  return (
    <LegalPage
      path="/browsers"
      title="Which browsers work"
      note="Any browser that was updated since the summer of 2023. Nothing is to be installed."
    >
      <h2>The oldest that work</h2>
      <ul>
        <li>
          <strong>iPhone and iPad:</strong> every browser, from iOS {FLOOR.safari} and iPadOS {FLOOR.safari} on.
        </li>
        <li>
          <strong>Safari on a Mac:</strong> {FLOOR.safari} or later.
        </li>
        <li>
          <strong>Chrome:</strong> {FLOOR.chrome} or later, on a phone or a computer. The same number goes for Edge, and
          for the version of Chrome that Opera, Brave, Vivaldi and Samsung Internet name in their settings.
        </li>
        <li>
          <strong>Firefox:</strong> {FLOOR.firefox} or later.
        </li>
      </ul>

      <h2>If yours is older</h2>
      <p>
        Each page then says so at its top, before you create an account or pay. These public pages can be read in any
        browser. You may try the studio, but parts of it can look wrong or not work, and we cannot mend them there.
      </p>

      <h2>How to update</h2>
      <ul>
        <li>
          <strong>iPhone and iPad:</strong> Settings, General, Software Update. Every browser there is renewed with it.
        </li>
        <li>
          <strong>Android:</strong> open the Play Store, look for your browser and press Update.
        </li>
        <li>
          <strong>Mac:</strong> for Safari, System Settings, General, Software Update; other browsers update in their
          own menu, under About.
        </li>
        <li>
          <strong>Windows and Linux:</strong> in the browser's menu, under Help or About.
        </li>
      </ul>
      <p>
        On a computer or an Android phone that gets no updates any more, another browser often still does: try Firefox
        or Chrome.
      </p>

      <h2>It still does not work?</h2>
      <p>
        Write to <SupportMail subject="Browser" /> and name the browser, its version and the device.
      </p>
    </LegalPage>
  );
}

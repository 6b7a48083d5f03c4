import { FLOOR } from '../../../contract/floor.ts';
import { LegalPage, SupportMail } from './legal-page.tsx';

/** Supported browsers, and how to get one. */
export default function BrowsersPage() {
  return (
    <LegalPage
      path="/browsers"
      title="Supported browsers"
      note="Any browser updated since the summer of 2023. There is nothing to install."
    >
      <h2>The oldest that work</h2>
      <ul>
        <li>
          <strong>iPhone and iPad:</strong> any browser, on iOS or iPadOS {FLOOR.safari} or later.
        </li>
        <li>
          <strong>Safari on a Mac:</strong> {FLOOR.safari} or later.
        </li>
        <li>
          <strong>Chrome:</strong> {FLOOR.chrome} or later, on a phone or a computer. The same goes for Edge, and for
          the Chrome version that Opera, Brave, Vivaldi and Samsung Internet show in their settings.
        </li>
        <li>
          <strong>Firefox:</strong> {FLOOR.firefox} or later.
        </li>
      </ul>

      <h2>If yours is older</h2>
      <p>
        A note at the top of every page tells you, before you create an account or pay. You can read our public pages in
        any browser, and you are welcome to try the studio, but parts of it may look wrong or not work.
      </p>

      <h2>How to update</h2>
      <ul>
        <li>
          <strong>iPhone and iPad:</strong> Settings, General, Software Update. That brings every browser on it up to
          date.
        </li>
        <li>
          <strong>Android:</strong> open the Play Store, find your browser and tap Update.
        </li>
        <li>
          <strong>Mac:</strong> for Safari, System Settings, General, Software Update; other browsers update from their
          own menu, under About.
        </li>
        <li>
          <strong>Windows and Linux:</strong> in the browser’s menu, under Help or About.
        </li>
      </ul>
      <p>
        If your computer or Android phone no longer gets updates, another browser often still does: try Firefox or
        Chrome.
      </p>

      <h2>Still not working?</h2>
      <p>
        Write to <SupportMail subject="Browser" /> and tell us your browser, its version and your device.
      </p>
    </LegalPage>
  );
}

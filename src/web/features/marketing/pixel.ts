/** The queue that Meta's script takes over once loaded, set up like its base code does. */
type Fbq = {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: Fbq;
  loaded: boolean;
  version: string;
  /** Otherwise the script itself reports every page of a single-page app. */
  disablePushState: boolean;
};

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
const COOKIES = ['_fbp', '_fbc'];

/** Loads the pixel, or re-enables it after it was stopped. It sends nothing automatically (`autoConfig` off), only the events passed to it. */
export function startPixel(id: string): void {
  if (window.fbq) {
    window.fbq('consent', 'grant');
    return;
  }
  const fbq = newQueue();
  window.fbq = fbq;
  window._fbq = fbq;
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT;
  document.head.append(script);
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
}

/** Silences the pixel and removes its cookies after consent was withdrawn. */
export function stopPixel(): void {
  window.fbq?.('consent', 'revoke');
  for (const name of COOKIES) {
    for (const domain of domains(window.location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}

function newQueue(): Fbq {
  const fbq = ((...command: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...command);
    else fbq.queue.push(command);
  }) as Fbq;
  return Object.assign(fbq, { queue: [], push: fbq, loaded: true, version: '2.0', disablePushState: true });
}

/** A cookie can only be removed with the domain it was set for, which may be any parent of this host. */
function domains(host: string): string[] {
  const parts = host.split('.');
  return ['', ...parts.slice(0, -1).map((_, at) => `; domain=.${parts.slice(at).join('.')}`)];
}

import type { Manifest } from 'vite';
import type { Prerendered } from '../../src/web/prerender.tsx';

/** The fonts used on the first screen of every page. */
const FIRST_FONTS = ['playfair-display-latin-600', 'inter-latin-400', 'inter-latin-600'];

/** Large independent files: run as they arrive, so that they do not add up to one long task. vite.config.ts makes them. */
const OWN_TASKS = /<link rel="modulepreload" crossorigin href="(\/assets\/base-[^"]+)">/g;

/** Replaces a pattern that must be present. @throws if it is not */
function put(html: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(html)) throw new Error(`index.html has nothing like ${pattern}`);
  return html.replace(pattern, () => replacement);
}

/** The document of the pages rendered in the browser: Vite's own, with preloaded fonts and placeholders for what the server knows. */
export function shellOf(html: string, assets: readonly string[]): string {
  const fonts = FIRST_FONTS.map((font) => {
    const file = assets.find((name) => name.startsWith(`${font}-normal-`) && name.endsWith('.woff2'));
    if (!file) throw new Error(`The build has no font ${font}.`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`;
  });
  const withFonts = put(html, /(?=<title>)/, `${fonts.join('\n    ')}\n    `);
  return put(withFonts, /(?=<div id="root">)/, '<script type="application/json" id="known">%KNOWN%</script>\n    ');
}

/** The style sheets of a page's module and its imports, beyond those of the entry script. */
export function stylesOf(manifest: Manifest, module: string): string[] {
  const entry = manifest['index.html']?.css ?? [];
  const seen = new Set<string>();
  const visit = (name: string): string[] => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    if (seen.has(name)) return [];
    seen.add(name);
    return [...(chunk.imports ?? []).flatMap(visit), ...(chunk.css ?? [])];
  };
  return [...new Set(visit(module))].filter((file) => !entry.includes(file));
}

/** A public page's own document: readable before any script runs, and without scripts. */
export function documentOf(shell: string, { head, body }: Prerendered, styles: readonly string[]): string {
  const titled = put(put(shell, /<meta\s+name="description"[^>]*>\s*/, ''), /<title>[^<]*<\/title>/, head);
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">\n  `);
  const styled = put(titled, /(?=<\/head>)/, links.join(''));
  const filled = put(styled, /<div id="root"><\/div>/, `<div id="root">${body}</div>`);
  const drawn = put(filled, /\s*<!--[^>]*-->\s*<div class="boot">[\s\S]*?<\/div>/, '');
  const readable = put(drawn, /\s*<noscript>[^<]*<\/noscript>/, '');
  // Styles and fonts first: the page shows without its scripts.
  return readable
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace(OWN_TASKS, '<script type="module" async fetchpriority="low" crossorigin src="$1"></script>')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

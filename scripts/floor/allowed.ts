/**
 * What the built files use beyond the floor without harm, grouped by reason. A name prefixed with a file is allowed only there: `base-zod:
 * URL.canParse` is the use in `assets/base-zod-….js`. For style sheets, the property or selector is named.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'a name of our own or of a library, which the browser has for something else': [
    ...['VRDisplay.displayName', 'ML.createContext', 'Error.isError', 'UserActivation.isActive', 'Directory.getFiles'],
    ...['HTMLInstallElement.isValid', 'Observable.toArray', 'RestrictionTarget.fromElement', 'Window.fullScreen'],
    ...['PerformanceResourceTiming.contentEncoding', 'PageSwapEvent.viewTransition', 'StorageBucket.indexedDB'],
    'Element.startViewTransition',
  ],
  'asked for before it is used': [
    ...['base-zod: URL.canParse', 'base-zod: Error.captureStackTrace', 'base-zod: Error.stackTraceLimit'],
    ...[
      'base-react: Navigation.currentEntry',
      'base-react: NavigateEvent.canIntercept',
      'base-react: Navigator.connection',
      'landing: Navigator.connection',
    ],
    ...['base-router: Document.startViewTransition', 'base-router: ViewTransition.updateCallbackDone'],
    ...['base-parts: NetworkInformation.downlinkMax', 'base-parts: NetworkInformation.effectiveType'],
    ...[
      'base-parts: NetworkInformation.saveData',
      'Navigator.userAgentData',
      'Navigator.canShare',
      'Navigator.share',
      'Navigator.wakeLock',
    ],
    ...['uploader: Uint8Array.toBase64', 'uploader: Uint8Array.fromBase64', 'Window.showOpenFilePicker'],
    ...['DataTransferItem.webkitGetAsEntry', 'DataTransferItem.getAsFileSystemHandle', 'TouchEvent'],
    ...['TouchEvent.changedTouches', 'base-react: ViewTransition.skipTransition'],
  ],
  'where it is missing nothing is lost that anybody needs': [
    // Hints, which are then omitted, and how far the mouse has moved, which then counts as 0.
    ...[
      'HTMLScriptElement.fetchPriority',
      'HTMLLinkElement.imageSizes',
      'MouseEvent.movementX',
      'MouseEvent.movementY',
    ],
    // A method that nothing calls is then named `undefined`.
    'uploader: Symbol.dispose',
    // Written only when a style sets `float`.
    'base-react: CSSStyleDeclaration.cssFloat',
    // Firefox before 116 and Safari before 18 snap to whole pixels in places; the server draws the film.
    ...['OffscreenCanvasRenderingContext2D.textRendering', 'PaintRenderingContext2D.imageSmoothingQuality'],
    // Line breaks, the look of scrollbars and cursors, text selection, blur behind glass.
    ...['text-wrap', 'text-box-trim', 'text-box-edge', 'scrollbar-width', 'cursor', 'resize', 'forced-color-adjust'],
    ...[':-webkit-scrollbar', ':-webkit-inner-spin-button', ':-webkit-search-cancel-button'],
    ...[':-webkit-search-results-button', ':selection'],
    // Mantine's padding beside scrollbars and buttons; each is in its own rule or in a forgiving selector list.
    ':has',
    // Paper is then held upright, and the days of a printed week are narrower.
    ...['week: @page', 'week: size'],
  ],
  'stands beside the same with a prefix, which Safari has': ['user-select', 'backdrop-filter'],
  'stands beside the same for each of the other engines': [
    ...['studio: :-webkit-slider-thumb', 'studio: :-webkit-slider-runnable-track', 'studio: :-moz-range-thumb'],
  ],
};

const names = new Set(Object.values(ALLOWED).flat());

/** @param file such as `assets/base-zod-5iyaSgPI.js` */
export function isAllowed(file: string, name: string): boolean {
  const chunk = file.replace(/^.*\//, '').replace(/-.{8}\.\w+$|\.\w+$/, '');
  const short = /^[a-z-]+(?=: )/.exec(name)?.[0] ?? name;
  return names.has(short) || names.has(`${chunk}: ${name}`);
}

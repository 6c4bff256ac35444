import { browserScript } from '#kit/browser-script.js';

/** Where shops load the script from. */
export const SNIPPET_PATH = '/promise.js';

/** GET /promise.js: the storefront snippet, which the build makes of `browser/`. */
export const snippet = browserScript(SNIPPET_PATH, new URL('../../../browser/promise.js', import.meta.url));

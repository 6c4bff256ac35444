import { browserScript } from '#kit/browser-script.js';
import { firstOf, type Handler } from '#kit/handler.js';

const fileOf = (name: string): URL => new URL(`../../../browser/${name}.js`, import.meta.url);

/** GET /collect.js, the script of storefronts, and /collect-pixel.js, that of Shopify's checkout; the build makes them of `browser/` and `pixel/`. */
export const collectorScripts: Handler = firstOf([browserScript('/collect.js', fileOf('collect')), browserScript('/collect-pixel.js', fileOf('collect-pixel'))]);

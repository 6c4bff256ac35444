import { apiOf } from '../browser/options.js';
import { speaking } from '../browser/say.js';
import { startPixel, type Handed } from './pixel.js';

declare global {
  interface Window {
    /** What the code of a custom pixel hands over. */
    porticoPixel?: Handed & { readonly debug?: boolean };
  }
}

const { currentScript: script } = document;
const { porticoPixel: handed } = window;

if (handed && script instanceof HTMLScriptElement) {
  const say = speaking(Boolean(handed.debug));
  startPixel(handed, apiOf(handed.endpoint, script.src), say).catch((error: unknown) => { say(String(error), true); });
}

import { startSnippet, type PromiseSnippet } from './promise-snippet.js';

declare global {
  interface Window {
    porticoPromise?: PromiseSnippet;
  }
}

const { currentScript: script } = document;

// A page that has the script twice fills its places once.
if (script instanceof HTMLScriptElement && !window.porticoPromise) {
  const { dataset, src } = script;
  window.porticoPromise = startSnippet(new URL('api/oms/v1/public/promise', src).href, dataset);
}

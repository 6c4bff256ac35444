import { IS_DONE, type State, type Work } from '../kills/work.js';

/** Interface H: a product that is not there yet. */
export function newProduct(state: State): Work {
  const number = String(state.made += 1);
  const body = JSON.stringify({ sku: `H-${number}`, external_id: `H-${number}`, title: `Product ${number}` });
  return { call: { door: 'H', method: 'POST', path: '/products', body, key: `h-${number}` }, isDone: IS_DONE.H, apply: () => undefined };
}

import { nothingAsked, surfaceTime } from './all-asked.js';
import type { Answer } from './answer.js';
import type { Asked } from './asked.js';
import { elapsed } from './elapsed.js';
import { fillCart } from './fill-cart.js';
import { emptyPlace, fillPlace, markPlace, stateOf } from './fill-place.js';
import { languageOf, queryOf, questionIn, type Question, type Tag } from './question.js';

declare global {
  interface Window {
    /** The delivery promise, for shops that ask and show it themselves. */
    porticoPromise?: {
      /** Ask everything that the page shows anew. */
      refresh(): void;
      /** The answer to a question, which shares the page's calls; null where there is none. Never rejects. */
      get(question: Question): Promise<Answer | null>;
    };
  }
}

const PLACES = '[data-promise],[data-promise-cart]';
const ATTRIBUTES = ['', '-sku', '-qty', '-items', '-zip', '-country', '-channel', '-lang', '-method', '-store', '-field', '-format', '-cart'].map((end) => `data-promise${end}`);
const NEAR = { rootMargin: '300px' };
const OLD = 60_000; // milliseconds

/** Fill the places of the page, and go on with it as they and the time change. Nothing it meets is thrown into the page. */
export function startSnippet(api: string, tag: Tag): NonNullable<Window['porticoPromise']> {
  const [seen, told] = [new WeakSet<Element>(), new WeakMap<Element, Answer | null>()];
  let timer = 0;
  const all = nothingAsked(api, sync);
  const near = 'IntersectionObserver' in window ? new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) see(target);
    sync();
  }, NEAR) : undefined;
  const see = (place: Element): void => {
    seen.add(place);
    near?.unobserve(place);
  };
  const isSeen = (place: Element): boolean => !near || seen.has(place) || place.hasAttribute('data-promise-cart'); // a hidden field is never in sight

  function sync(): void {
    try {
      const places = [...document.querySelectorAll(PLACES)].map((place) => ({ place, query: queryOf(questionIn(place), tag) }));
      const wanted = places.flatMap(({ place, query }) => {
        if (isSeen(place)) return query ?? [];
        near?.observe(place);
        return [];
      });
      clearTimeout(timer);
      timer = window.setTimeout(sync, all.want(new Set(wanted), !document.hidden));
      for (const { place, query } of places) if (isSeen(place)) show(place, query, query === undefined ? undefined : all.of(query));
    } catch { /* the shop's page goes on */ }
  }

  function show(place: Element, query: string | undefined, asked: Asked | undefined): void {
    const [now, answer] = [elapsed(), asked?.answer];
    const state = answer ? stateOf(answer) : asked?.hasFailed ? 'error' : 'loading';
    markPlace(place, query && state);
    if (place.hasAttribute('data-promise-cart')) fillCart(place, asked && now < asked.until ? answer : undefined);
    const isOwn = place.getAttribute('data-promise') !== '';
    if (answer && asked && !isOwn) fillPlace(place, { answer, now: surfaceTime(asked, now), language: languageOf(questionIn(place), tag) });
    else if (state !== 'loading' || !query) emptyPlace(place);
    tell(place, answer ?? (state === 'error' ? null : undefined));
  }

  function tell(place: Element, answer: Answer | null | undefined): void {
    if (answer === undefined || told.get(place) === answer) return;
    told.set(place, answer);
    place.dispatchEvent(new CustomEvent('portico:promise', { bubbles: true, detail: answer }));
  }

  const renew = (age: number): void => {
    all.renew(age);
    sync();
  };
  new MutationObserver((records) => { if (records.some(isOfElements)) sync(); }).observe(document, { subtree: true, childList: true, attributeFilter: ATTRIBUTES });
  document.addEventListener('visibilitychange', () => { renew(OLD); });
  window.addEventListener('pageshow', ({ persisted }) => { if (persisted) renew(0); });
  window.addEventListener('online', () => { renew(OLD); });
  sync();
  return {
    refresh: () => { renew(0); },
    get: (question) => {
      try {
        const query = queryOf(question, tag);
        return query === undefined ? Promise.resolve(null) : all.wait(query);
      } catch {
        return Promise.resolve(null);
      }
    },
  };
}

/** Texts that change are the shop's, or what was just written. */
const isOfElements = ({ type, addedNodes, removedNodes }: MutationRecord): boolean =>
  type === 'attributes' || [...addedNodes, ...removedNodes].some((node) => node instanceof Element);

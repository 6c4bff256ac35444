import { nothingAsked } from './all-asked.js';
import type { Answer } from './answer.js';
import { WATCHED } from './attributes.js';
import { queryOf, questionIn, type Question, type Tag } from './question.js';
import { seeing } from './seeing.js';
import { showing } from './showing.js';

/** The delivery promise, for shops that ask and show it themselves. */
export interface PromiseSnippet {
  /** Ask everything that the page shows anew. */
  refresh(): void;
  /** The answer to a question, which shares the page's calls; null where there is none now. */
  get(question: Question): Promise<Answer | null>;
}

const OLD = 60_000; // milliseconds

/** Fill the places of the page, and go on with it as they and the time change. Nothing it meets is thrown into the page. */
export function startSnippet(api: string, tag: Tag): PromiseSnippet {
  const all = nothingAsked(api, sync);
  const isSeen = seeing(sync);
  const show = showing();
  let timer = 0;

  function sync(): void {
    try {
      const places = [...document.querySelectorAll('[data-promise],[data-promise-cart]')].filter(isSeen).map((place) => [place, queryOf(questionIn(place), tag) ?? ''] as const);
      clearTimeout(timer);
      timer = window.setTimeout(sync, all.want(new Set(places.flatMap(([, query]) => query || []))));
      for (const [place, query] of places) show(place, query, query ? all.of(query) : undefined);
    } catch { /* the shop's page goes on */ }
  }

  const renew = (age: number): void => {
    all.renew(age);
    sync();
  };
  new MutationObserver((records) => {
    if (records.some(({ attributeName, target }) => attributeName ?? (target instanceof Element && target.firstElementChild))) sync(); // texts that change are the shop's, or what was just written
  }).observe(document, { subtree: true, childList: true, attributeFilter: WATCHED });
  for (const type of ['visibilitychange', 'pageshow', 'online']) window.addEventListener(type, () => { if (!document.hidden) renew(OLD); });
  sync();
  return {
    refresh: () => { renew(0); },
    get: async (question) => {
      const query = queryOf((name) => question[name], tag);
      return query === undefined ? null : await all.get(query);
    },
  };
}

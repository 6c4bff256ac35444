import { pagePath } from './page-facts.js';

const SETTLES = 100; // milliseconds; routers change the title, and often the address again, after the address

/** Call for every further page: of a shop that changes pages without loading them, and one that the browser kept. Other fragments and queries are the same page. */
export function followPages(viewed: () => void): void {
  let [path, timer] = [pagePath(), 0];
  const look = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (path === (path = pagePath())) return;
      viewed();
    }, SETTLES);
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name];
    history[name] = function change(...state) {
      own.apply(this, state);
      look();
    };
  }
  addEventListener('popstate', look);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    path = pagePath();
    viewed();
  });
}

import type { Sender } from './sender.js';

/** Send what waits before the page is gone, and again when the shopper or the network is back. */
export function followLife({ leave, retry }: Sender): void {
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => { if (document.hidden) leave(); });
  addEventListener('pageshow', ({ persisted }) => { if (persisted) retry(); });
  addEventListener('online', retry);
}

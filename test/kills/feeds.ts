import type { Send } from './doors.js';

/** The ids of the events that interfaces A and D show in their feeds. */
export type Feeds = Readonly<Record<'A' | 'D', Set<string>>>;

interface Page { readonly data: readonly { readonly id: string; readonly created_at: string }[]; readonly next_cursor: string | null }

/** Reads on in both feeds as their documents say: page by page, then from the last time that was read. */
export function feedReader(send: Send) {
  const feeds: Feeds = { A: new Set(), D: new Set() };
  const since: Record<'A' | 'D', string> = { A: '', D: '' };
  const readOn = async (door: 'A' | 'D'): Promise<void> => {
    let query = since[door] === '' ? '' : `&since=${since[door]}`;
    for (;;) {
      const { status, body } = await send({ door, method: 'GET', path: `/events?limit=200${query}` });
      if (status !== 200) throw new Error(`The feed of ${door} answered ${String(status)}: ${body}`);
      const { data, next_cursor: cursor } = JSON.parse(body) as Page;
      for (const { id, created_at: at } of data) {
        feeds[door].add(id);
        if (at > since[door]) since[door] = at;
      }
      if (cursor === null) return;
      query = `&cursor=${encodeURIComponent(cursor)}`;
    }
  };
  return { feeds, read: async () => { await Promise.all([readOn('A'), readOn('D')]); } };
}

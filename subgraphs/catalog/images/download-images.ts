import { instant, shift } from '#kernel/clock.js';
import { hostIn, tracedWork, type SpanStart } from '#kernel/tracing.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { DetailsOf } from '../products/save-details.store.js';
import { claimSource, findDue, findWaiting, type Busy, type ClaimedSource, type Source } from './claimed-source.store.js';
import { downloadImage } from './download-image.js';
import { LEASE_MILLISECONDS } from './image-source.js';

/** A worker looks anew after this time: others may have become due. */
const [SLICE_MILLISECONDS, LOOK_MILLISECONDS] = [5000, 250] as const;

/** Download images whose turn it is, of all companies, as long as a turn lasts; what is under way then goes on. Answers how many were begun, or are under way: there may be more. */
export async function downloadImages(deps: CatalogDeps, { principal }: CallContext): Promise<number> {
  requireScope(principal, 'system');
  const { imageSlots: slots } = deps;
  const begun = await downloadWhile(deps, { milliseconds: SLICE_MILLISECONDS, find: (busy, most) => findDue(deps.database, instant(deps.clock), { busy, most }), isOver: () => slots.running === 0 });
  return begun + slots.running;
}

/** Download the images that a product waits for, as long as its writer waits; what is under way then goes on, and the rest is left to the worker. */
export const downloadOf = (deps: CatalogDeps, product: DetailsOf, milliseconds: number): Promise<number> =>
  downloadWhile(deps, { milliseconds, find: () => findWaiting(deps.database, product, instant(deps.clock)), isOver: (own) => own === 0 });

interface Downloading {
  readonly milliseconds: number;
  readonly find: (busy: Busy, most: number) => Promise<Source[]>;
  /** Whether nothing is to be waited for where nothing more is found, by how many of its own are under way. */
  readonly isOver: (own: number) => boolean;
}

async function downloadWhile(deps: CatalogDeps, { milliseconds, find, isOver }: Downloading): Promise<number> {
  const { imageSlots: slots } = deps;
  const until = performance.now() + milliseconds;
  const own = new Set<Promise<void>>();
  for (let begun = 0;;) {
    const { claimed, isAll } = await claimNext(deps, find);
    begun += claimed.length;
    for (const one of claimed) own.add(track(own, tracedWork(spanOf(one), () => downloadImage(deps, one)).finally(() => { slots.free(one); })));
    if ((isAll && isOver(own.size)) || performance.now() > until) return begun;
    await slots.freed(Math.min(LOOK_MILLISECONDS, milliseconds));
  }
}

const spanOf = ({ company_id: companyId, attempts, url }: ClaimedSource): SpanStart => ({
  name: 'image', kind: 'client', attributes: { 'portico.company_id': companyId, 'portico.attempt': attempts, ...hostIn(url) },
});

function track(all: Set<Promise<void>>, work: Promise<void>): Promise<void> {
  const tracked = work.finally(() => { all.delete(tracked); });
  return tracked;
}

/** Claim what has room here; `isAll` where there is room for more, and nothing more to claim. */
async function claimNext(deps: CatalogDeps, find: Downloading['find']): Promise<{ claimed: readonly ClaimedSource[]; isAll: boolean }> {
  const { imageSlots: slots } = deps;
  if (slots.room === 0) return { claimed: [], isAll: false };
  const found = await find(slots.busy(), slots.room);
  return { claimed: await claimAll(deps, found), isAll: found.length === 0 };
}

/** Those that have a slot here, and that no other process was first to claim. */
async function claimAll({ database, clock, ids, imageSlots }: CatalogDeps, found: readonly Source[]): Promise<ClaimedSource[]> {
  const taken = found.filter((row) => imageSlots.take(row));
  if (taken.length === 0) return [];
  const [now, token] = [instant(clock), ids.next()];
  const claimed: ClaimedSource[] = [];
  try {
    await database.inTransaction(async (transaction) => {
      claimed.length = 0;
      for (const row of taken) if (await claimSource(transaction, row, { token, now, until: shift(now, LEASE_MILLISECONDS) })) claimed.push({ ...row, attempts: row.attempts + 1, token });
    });
  } catch (error) {
    for (const row of taken) imageSlots.free(row);
    throw error;
  }
  for (const row of taken) if (claimed.every(({ address, product_id: productId, company_id: companyId }) => address !== row.address || productId !== row.product_id || companyId !== row.company_id)) imageSlots.free(row);
  return claimed;
}

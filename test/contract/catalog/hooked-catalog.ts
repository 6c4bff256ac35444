import { createLog } from '#kernel/log.js';
import { createRelay } from '../../../gateway/relay/relay.js';
import { createStockFollower } from '../../../gateway/relay/stock-follower.js';
import { outwardRoutes } from '../../../gateway/server/outward-routes.js';
import { surface } from '../../../shims/catalog/surface.js';
import { notify } from '../../../shims/webhooks/notify.js';
import { createSender } from '../../../shims/webhooks/sender.js';
import { openReceiver, type Received } from '../../subgraphs/webhooks/receiver.js';
import { openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

type As = keyof CatalogCompany['keys'];
interface Answered { readonly data: any }

/** Who sends, and further headers. */
interface Sending {
  readonly as?: As | undefined;
  readonly 'idempotency-key'?: string;
  readonly 'x-service-dry-run'?: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** The catalog company with relay and sender, and receivers on this machine. */
export async function openHookedCatalog({ sandbox = false } = {}) {
  const h = await openCatalogCompany({ sandbox, allowLoopbackWebhooks: true });
  const { call, clock, ids } = h;
  const log = createLog('silent');
  await h.warehouse('MI1');
  const audiences = surface.audience ? [surface.audience] : [];
  const relay = createRelay({ call, clock, log, routes: outwardRoutes((batch) => notify({ call, ids, audiences }, batch)).filter(({ source }) => source === 'catalog') });
  const follower = createStockFollower({ call, clock, ids, log });
  const sender = createSender({ call, clock, ids, log, resolve: () => Promise.resolve(['127.0.0.1']), allowLoopback: true, deadlineMilliseconds: 5000 });
  const receivers: { close(): Promise<unknown> }[] = [];
  const post = (path: string, body: object, { as, ...headers }: Sending = {}) => h.send(path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) }, as);
  return {
    ...h, post,
    patch: (path: string, body: object, as?: As) => h.send(path, { method: 'PATCH', headers: JSON_TYPE, body: JSON.stringify(body) }, as),
    /** A new webhook of a key, with its secret. */
    hook: async (url: string, events: readonly string[], as?: As): Promise<any> => ((await (await post('/webhooks', { url, events }, { as })).json()) as Answered).data,
    listen: async (answer?: Parameters<typeof openReceiver>[0]) => {
      const receiver = await openReceiver(answer);
      receivers.push(receiver);
      return { ...receiver, take: (): Received[] => receiver.received.splice(0) };
    },
    /** Changes of stock so far are in the catalog. */
    follow: () => follower.drain(),
    /** Every event so far is relayed and delivered, unless its retry is later. */
    settle: async (): Promise<void> => {
      await follower.drain();
      await relay.drain();
      await sender.drain();
    },
    close: async (): Promise<void> => {
      await sender.stop();
      for (const receiver of receivers) await receiver.close();
      await h.close();
    },
  };
}

/** The open company. */
export type HookedCatalog = Awaited<ReturnType<typeof openHookedCatalog>>;

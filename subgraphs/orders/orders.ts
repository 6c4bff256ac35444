import 'reflect-metadata';
import type { CallContext } from '#contract/principal.js';
import { databaseBytes } from '#subgraph-kit/database-bytes.js';
import { noBlobs } from '#subgraph-kit/blobs/no-blobs.js';
import { executableSchema } from '#subgraph-kit/build-schema.js';
import { signedCursors } from '#subgraph-kit/cursor.js';
import { imageThreads } from '#subgraph-kit/images/image-threads.js';
import { hasRows } from '#subgraph-kit/data-keys/has-rows.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { renewedContext } from '#subgraph-kit/renewed-context.js';
import { requireWritable } from '#subgraph-kit/require-writable.js';
import { outbox } from '#subgraph-kit/outbox.js';
import { reportedOnce } from '#subgraph-kit/unreadable-rows.js';
import type { KeyHistory, Subgraph, SubgraphDeps } from '#subgraph-kit/subgraph.js';
import { ORDERS_MIGRATIONS } from './migrations.js';
import { alertUnreadable } from './alerts/alert-unreadable.js';
import { holidaysOfProcess } from './calendars/holiday-calendars.js';
import { certifyingOutbox } from './certification/certifying-outbox.js';
import { noteSteps } from './certification/note-steps.js';
import { knownLogistics } from './calendars/known-logistics.js';
import { ordersInCompanyTime } from './in-company-time.js';
import type { OrdersContext } from './orders-context.js';
import type { OrdersDeps } from './orders-deps.js';
import { portsOf } from './orders-ports.js';
import { leftOut } from './polling/left-out.js';
import { WITHOUT_OTHERS } from './orders-alone.js';
import { OrdersLoaders } from './orders-loaders.js';
import type { LabelMaker } from './shipping/label-maker.js';
import { platformLabelMaker } from './shipping/platform-label-maker.js';
import { promiseCache } from './promise/promise-cache.js';
import { returnSecrets } from './returns-portal/return-secrets.js';
import { ordersParts } from './orders-parts.js';

export { ordersParts };

/** The external dependencies of the orders subgraph; each has a default. */
export interface OrdersPorts {
  readonly labelMaker?: LabelMaker;
}

/** What is made with keys is made for a company, whose first write leaves a row here. */
const KEY_HISTORY: KeyHistory = { isUsed: (reader) => hasRows(reader, ['feed']) };

const NO_CLOCKS = (): void => undefined;

/** Open the orders subgraph on its database. */
export async function openOrders(given: SubgraphDeps, { labelMaker = platformLabelMaker }: OrdersPorts = {}): Promise<Subgraph> {
  const { database: location, clock, ids, keys: openKeys, log, wakeRelay, locationConnection, showOrder, mappedCodes, readShopperRecords, readWorkplace, connectionKind, knowClocks = NO_CLOCKS, blobs = noBlobs, commerceUrl = '' } = { ...WITHOUT_OTHERS, ...given };
  const database = await openDatabase({ location, migrations: ORDERS_MIGRATIONS, clock, setAside: reportedOnce({ log, report: (row) => alertUnreadable(deps, row) }), log });
  const keys = await openKeys(database, KEY_HISTORY);
  const [images, note] = [imageThreads(), noteSteps(clock)];
  const deps: OrdersDeps = { database, clock, ids, outbox: certifyingOutbox(outbox(ids, wakeRelay), note), cursors: signedCursors(keys.cursor), log, labelMaker, returnSecrets: returnSecrets(keys), blobs, images, commerceUrl, locationConnection, showOrder, mappedCodes, readShopperRecords, readWorkplace, connectionKind, noteSteps: note, leftOut: leftOut(), logistics: knownLogistics(holidaysOfProcess), promises: promiseCache(), ...portsOf(() => deps), knowClocks, inTimeOf: ordersInCompanyTime };
  return {
    name: 'orders',
    schema: executableSchema(ordersParts),
    context: (call: CallContext) => renewedContext(call, (own, given): OrdersContext => {
      const mine = given(ordersInCompanyTime(deps, own.principal.companyId));
      return { deps: mine, call: own, load: new OrdersLoaders(mine, own) };
    }, { answersKeys: true }),
    databaseBytes: () => databaseBytes(database),
    ready: () => requireWritable(database),
    holdWrites: async () => [await database.holdWrites()],
    close: async () => {
      await images.close();
      await database.close();
    },
  };
}

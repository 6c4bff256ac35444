import { readFileSync } from 'node:fs';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { SubgraphName } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import type { CallContext } from '#contract/principal.js';
import { createGraph, type Graph } from '#client/graph.js';
import { localSubgraph } from '#client/local-subgraph.js';
import type { Subgraph } from '#subgraph-kit/subgraph.js';
import { createRelay, type Relay } from '../../../gateway/relay/relay.js';
import { ROUTES } from '../../../gateway/relay/routes.js';
import { openCatalog } from '../../../subgraphs/catalog/catalog.js';
import { openContent } from '../../../subgraphs/content/content.js';
import { openOrders } from '../../../subgraphs/orders/orders.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';
import { parsed } from '../../kit/parsed.js';
import { testKeys } from '../../kit/test-keys.js';

const clock = manualClock();
const log = createLog('silent');
const keys = testKeys;
const TAILED: readonly SubgraphName[] = ['catalog', 'orders', 'content'];
let subgraphs: Subgraph[] = [];
let graph: Graph;
let relay: Relay;

beforeAll(async () => {
  const deps = (name: SubgraphName) => ({ database: testDatabase(name), clock, ids: uuidV7Ids(clock), log, keys, wakeRelay: () => undefined });
  subgraphs = await Promise.all([openCatalog(deps('catalog')), openOrders(deps('orders')), openContent(deps('content'))]);
  graph = createGraph(readFileSync('gateway/contract/supergraph.graphql', 'utf8'), new Map(subgraphs.map((subgraph) => [subgraph.name, localSubgraph(subgraph)])));
  relay = createRelay({ call: graph.call, clock, log, routes: ROUTES.filter(({ source }) => TAILED.includes(source)) });
});

afterAll(() => Promise.all(subgraphs.map((subgraph) => subgraph.close())));

const operation = (text: string) => parsed(text) as TypedDocumentNode<Record<string, unknown>, Record<string, unknown>>;
const OUTBOX = operation('query Waiting { catalogOutbox(first: 500) { companyId id type sequence index payload } }');
const PROJECT = operation('mutation Project($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }');
const SAVE = operation('mutation Save($input: SaveProductsInput!) { saveProducts(input: $input) { id } }');
const staff: CallContext = { principal: { kind: 'staff', companyId: 7, actor: 'anna@example.test', scopes: [], permissions: ALL_PERMISSIONS }, requestId: 'request', via: 'graphql' };
const system: CallContext = { principal: { kind: 'system', companyId: 7, actor: 'relay', scopes: ['system'] }, requestId: 'request', via: 'relay' };

test('a saved product reaches the orders subgraph, and a second delivery of the same events is skipped', async () => {
  const variants = ['S', 'M', 'L'].map((size) => ({ sku: `SHIRT_${size}`, size, price: { amount: '59.90', currency: 'EUR' } }));
  await graph.call(SAVE, { input: { products: [{ title: 'Linen shirt', variants }] } }, staff);
  const { catalogOutbox } = await graph.call(OUTBOX, {}, system);
  expect(catalogOutbox).toHaveLength(4); // three variants and their product
  await relay.drain();
  expect(await graph.call(OUTBOX, {}, system)).toEqual({ catalogOutbox: [] });
  const events = (catalogOutbox as { companyId: number; type: string }[]).filter(({ type }) => type === 'variant.changed').map(({ companyId: _companyId, ...event }) => event);
  expect(await graph.call(PROJECT, { input: { companyId: 7, events } }, system)).toEqual({ projectCatalogEvents: 0 });
});

import type { CallContext } from '#contract/principal.js';
import { CatalogEventsRelayedDocument } from '../../../gateway/relay/operations/catalog-events-relayed.generated.js';
import { CatalogOutboxDocument } from '../../../gateway/relay/operations/catalog-outbox.generated.js';
import { ContentOutboxDocument } from '../../../gateway/relay/operations/content-outbox.generated.js';
import { IdentityOutboxDocument } from '../../../gateway/relay/operations/identity-outbox.generated.js';
import { OrdersOutboxDocument } from '../../../gateway/relay/operations/orders-outbox.generated.js';
import { ProjectCatalogEventsDocument } from '../../../gateway/relay/operations/project-catalog-events.generated.js';
import { fakeCall } from '../../kit/fake-call.js';

/** An event as a fake outbox holds it. */
export interface FakeEvent {
  readonly companyId: number;
  readonly id: string;
  readonly type: string;
  readonly sequence: string;
  readonly index: number;
  readonly payload: unknown;
}

type Variables = Record<string, unknown>;

/** The catalog's outbox and a subgraph that follows it, in memory; other outboxes are empty. */
export function fakeGraph() {
  const pending: FakeEvent[] = [];
  const applied = new Map<number, Omit<FakeEvent, 'companyId'>[]>();
  const calls: { name: string; variables: Variables; context: CallContext }[] = [];
  /** Thrown by the operation of that name, while set. */
  const broken = new Map<string, (variables: Variables) => void>();
  let under = 0;
  let most = 0;
  const call = fakeCall([
    [CatalogOutboxDocument, ({ first, except }) => ({ catalogOutbox: pending.filter(({ companyId }) => ![except ?? []].flat().includes(companyId)).slice(0, first) })],
    [CatalogEventsRelayedDocument, ({ ids }) => {
      const before = pending.length;
      pending.splice(0, before, ...pending.filter(({ id }) => ![ids].flat().includes(id)));
      return { catalogEventsRelayed: before - pending.length };
    }],
    [ProjectCatalogEventsDocument, ({ input: { companyId, events } }) => {
      const known = applied.get(companyId) ?? [];
      const fresh = events.filter(({ id }) => !known.some((event) => event.id === id));
      applied.set(companyId, [...known, ...fresh]);
      return { projectCatalogEvents: fresh.length };
    }],
    [OrdersOutboxDocument, () => ({ ordersOutbox: [] })],
    [ContentOutboxDocument, () => ({ contentOutbox: [] })],
    [IdentityOutboxDocument, () => ({ identityOutbox: [] })],
  ], async (name, { variables, context, answer }) => {
    calls.push({ name, variables: variables as Variables, context });
    if (name === 'CatalogOutbox') most = Math.max(most, under += 1);
    try {
      await new Promise(setImmediate);
      broken.get(name)?.(variables as Variables);
      return await answer();
    } finally {
      if (name === 'CatalogOutbox') under -= 1;
    }
  });
  return { call, pending, applied, calls, broken, mostAtOnce: () => most };
}

/** Numbered events of a company. */
export const eventsOf = (companyId: number, ...numbers: number[]): FakeEvent[] => numbers.map((number) => ({
  companyId, id: `${String(companyId)}-${String(number)}`, type: 'variant.changed', sequence: `2026-11-21T09:30:00.${String(number).padStart(3, '0')}Z`, index: 0, payload: { sku: `SKU_${String(number)}` },
}));

import { Kind, type DocumentNode } from 'graphql';
import type { Call } from '#client/call.js';
import type { CallContext } from '#contract/principal.js';

/** An event as a fake outbox holds it. */
export interface FakeEvent {
  readonly companyId: number;
  readonly id: string;
  readonly type: string;
  readonly stamp: string;
  readonly place: number;
  readonly payload: unknown;
}

type Variables = Record<string, unknown>;

/** The catalog's outbox and a subgraph that follows it, in memory; other outboxes are empty. */
export function fakeGraph() {
  const pending: FakeEvent[] = [];
  const applied = new Map<number, FakeEvent[]>();
  const calls: { name: string; variables: Variables; context: CallContext }[] = [];
  /** Thrown by the operation of that name, as long as it is there. */
  const broken = new Map<string, (variables: Variables) => void>();
  let under = 0;
  let most = 0;
  const project = ({ input }: Variables): number => {
    const { companyId, events } = input as { companyId: number; events: FakeEvent[] };
    const known = applied.get(companyId) ?? [];
    const fresh = events.filter(({ id }) => !known.some((event) => event.id === id));
    applied.set(companyId, [...known, ...fresh]);
    return fresh.length;
  };
  const relayed = ({ ids }: Variables): number => {
    const before = pending.length;
    pending.splice(0, before, ...pending.filter(({ id }) => !(ids as string[]).includes(id)));
    return before - pending.length;
  };
  const page = ({ first, except }: Variables): FakeEvent[] =>
    pending.filter(({ companyId }) => !(except as number[]).includes(companyId)).slice(0, first as number);
  const answers: Record<string, (variables: Variables) => object> = {
    CatalogOutbox: (variables) => ({ catalogOutbox: page(variables) }),
    CatalogEventsRelayed: (variables) => ({ catalogEventsRelayed: relayed(variables) }),
    ProjectCatalogEvents: (variables) => ({ projectCatalogEvents: project(variables) }),
  };
  const call = async (operation: DocumentNode, variables: Variables, context: CallContext): Promise<unknown> => {
    const name = nameOf(operation);
    calls.push({ name, variables, context });
    if (name === 'CatalogOutbox') most = Math.max(most, under += 1);
    try {
      await new Promise(setImmediate);
      broken.get(name)?.(variables);
      return answers[name]?.(variables) ?? { [`${name.charAt(0).toLowerCase()}${name.slice(1)}`]: [] };
    } finally {
      if (name === 'CatalogOutbox') under -= 1;
    }
  };
  return { call: call as Call, pending, applied, calls, broken, mostAtOnce: () => most };
}

function nameOf({ definitions: [definition] }: DocumentNode): string {
  return definition?.kind === Kind.OPERATION_DEFINITION ? definition.name?.value ?? '' : '';
}

/** Numbered events of a company. */
export const eventsOf = (companyId: number, ...numbers: number[]): FakeEvent[] => numbers.map((number) => ({
  companyId, id: `${String(companyId)}-${String(number)}`, type: 'variant.changed', stamp: `2026-11-21T09:30:00.${String(number).padStart(3, '0')}Z`, place: 0, payload: { sku: `SKU_${String(number)}` },
}));

import type { ReturnMethod, ReturnStatus } from '#contract/schema.generated.js';

/** A step of a return. */
export interface ReturnStep {
  readonly status: ReturnStatus;
  readonly state: 'done' | 'current' | 'upcoming';
}

const BY_CARRIER: readonly ReturnStatus[] = ['AWAITING_RECEIPT', 'IN_TRANSIT', 'RECEIVED', 'COMPLIANT', 'CLOSED'];

/** What stands in for a step, and which it is of a return that was only requested. */
const INSTEAD: Readonly<Partial<Record<ReturnStatus, ReturnStatus>>> = { NOT_COMPLIANT: 'COMPLIANT', REQUESTED: 'AWAITING_RECEIPT' };

/** The steps of a return: handed in at a store it does not travel; a cancelled one has none. */
export function progress(status: ReturnStatus, method: ReturnMethod): readonly ReturnStep[] {
  if (status === 'CANCELLED') return [];
  const way = BY_CARRIER.filter((step) => step !== 'IN_TRANSIT' || method === 'CARRIER_LABEL' || status === 'IN_TRANSIT');
  const at = way.indexOf(INSTEAD[status] ?? status);
  return way.map((step, index) => ({ status: index === at ? status : step, state: index < at || status === 'CLOSED' ? 'done' : stateAt(index, at) }));
}

const stateAt = (index: number, at: number): ReturnStep['state'] => (index === at ? 'current' : 'upcoming');

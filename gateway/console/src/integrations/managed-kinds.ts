import type { ConnectionKind } from '#contract/schema.generated.js';

/** The kinds of connections by the letters of their interfaces. */
export const KINDS = ['FULFILLMENT', 'WMS_JSON', 'WMS_XML', 'COMMERCE', 'CARRIER', 'STORE', 'CATALOG', 'COLLECTOR', 'DELIVERY'] as const satisfies readonly ConnectionKind[];

/** The letter of each kind's interface. */
export const LETTERS = {
  FULFILLMENT: 'A', WMS_JSON: 'B', WMS_XML: 'C', COMMERCE: 'D', CARRIER: 'F', STORE: 'G', CATALOG: 'H', COLLECTOR: 'I', DELIVERY: 'J',
} as const satisfies Record<ConnectionKind, string>;

/** Who manages some kinds beside those who manage the company. */
const MANAGERS: Readonly<Partial<Record<ConnectionKind, string>>> = { CATALOG: 'catalog.manage', COLLECTOR: 'catalog.manage', DELIVERY: 'cms.manage' };

/** The kinds of connections that a person with these permissions sees and manages; none for most people. */
export const managedKinds = (permissions: readonly string[]): readonly ConnectionKind[] =>
  (permissions.includes('company.manage') ? KINDS : KINDS.filter((kind) => permissions.includes(MANAGERS[kind] ?? 'company.manage')));

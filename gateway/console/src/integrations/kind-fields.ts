import type { ConnectionKind } from '#contract/schema.generated.js';

const WAREHOUSES: ReadonlySet<ConnectionKind> = new Set(['FULFILLMENT', 'WMS_JSON', 'WMS_XML']);
const NOTIFIED: ReadonlySet<ConnectionKind> = new Set(['FULFILLMENT', 'COMMERCE', 'CARRIER']);
const FIXED: ReadonlySet<ConnectionKind> = new Set(['DELIVERY', 'COLLECTOR']);

/** Whether connections of a kind represent the warehouse of a location. */
export const hasLocation = (kind: ConnectionKind): boolean => WAREHOUSES.has(kind);

/** Whether connections of a kind have one address that is notified. */
export const hasWebhook = (kind: ConnectionKind): boolean => NOTIFIED.has(kind);

/** Whether connections of a kind have a rate limit of their own. */
export const hasRate = (kind: ConnectionKind): boolean => !FIXED.has(kind);

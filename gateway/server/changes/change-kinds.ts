import type { ChangeKind } from '#contract/schema.generated.js';
import { Failure } from '#contract/failure.js';
import type { Permission } from '#contract/permissions.js';
import type { Principal } from '#contract/principal.js';
import { hasPermission, requirePermission } from '#contract/require-permission.js';
import type { SubgraphName } from '#kernel/config.js';

/** The kinds of changes of records; the others are about the stream itself. */
export type RecordKind = Exclude<ChangeKind, 'STARTED' | 'MISSED'>;

interface KindRule {
  readonly source: SubgraphName;
  /** Whoever may read the record may know that it changed. */
  readonly permission: Permission;
  /** What the types of its events begin with. */
  readonly events: readonly string[];
  /** The field of the events' facts that names the record. */
  readonly id: string;
}

/** Which events are told, to whom. An event of no kind is told to nobody. */
export const CHANGE_KINDS = {
  ORDER: { source: 'orders', permission: 'commerce.read', events: ['order.', 'fulfillment.', 'label.', 'refund.', 'store_credit.'], id: 'orderId' },
  SHIPMENT: { source: 'orders', permission: 'commerce.read', events: ['shipment.'], id: 'shipmentId' },
  RETURN: { source: 'orders', permission: 'commerce.read', events: ['return.'], id: 'returnId' },
  ALERT: { source: 'orders', permission: 'commerce.read', events: ['alert.'], id: 'alertId' },
  STOCK: { source: 'orders', permission: 'commerce.read', events: ['stock.'], id: 'locationId' },
  PRODUCT: { source: 'catalog', permission: 'catalog.read', events: ['product.', 'variant.'], id: 'productId' },
  WEBHOOK: { source: 'identity', permission: 'company.manage', events: ['delivery.given_up'], id: 'deliveryId' },
  CONTENT: { source: 'content', permission: 'brain.read', events: ['content.', 'document.', 'site.'], id: '' },
} as const satisfies Record<RecordKind, KindRule>;

const KINDS = ['ORDER', 'SHIPMENT', 'RETURN', 'ALERT', 'STOCK', 'PRODUCT', 'WEBHOOK', 'CONTENT'] as const satisfies readonly RecordKind[];
const RULES = KINDS.map((kind): readonly [RecordKind, KindRule] => [kind, CHANGE_KINDS[kind]]);

/** The kind of an event of a subgraph; undefined for one that is told to nobody. */
export const kindOfEvent = (source: SubgraphName, type: string): RecordKind | undefined =>
  RULES.find(([, rule]) => rule.source === source && rule.events.some((begin) => type.startsWith(begin)))?.[0];

/** The kinds that somebody is told: those that were asked for, each of which they must be allowed to read, else all that they may read. Throws FORBIDDEN. */
export function kindsFor(principal: Principal, asked?: readonly ChangeKind[] | null): ReadonlySet<RecordKind> {
  const named = RULES.filter(([kind]) => asked?.includes(kind) === true);
  if (asked && named.length === 0) throw new Failure('BAD_INPUT', `Name a kind of record in kinds: ${KINDS.join(', ')}`);
  for (const [, { permission }] of named) requirePermission(principal, permission);
  const readable = named.length > 0 ? named : RULES.filter(([, { permission }]) => hasPermission(principal, permission));
  if (readable.length === 0) requirePermission(principal, CHANGE_KINDS.ORDER.permission);
  return new Set(readable.map(([kind]) => kind));
}

/** The subgraphs in which changes of these kinds happen. */
export const sourcesOf = (kinds: ReadonlySet<RecordKind>): readonly SubgraphName[] => [...new Set([...kinds].map((kind) => CHANGE_KINDS[kind].source))];

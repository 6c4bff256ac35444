/** What an integration shows by its own calls before it goes live, with what counts as shown. */
export const CERTIFICATION_STEPS = {
  STOCK: 'It reported how many units of an item it has.',
  ACCEPTED: 'It accepted an order.',
  REJECTED: 'It rejected an order that it cannot fulfil.',
  PARTIAL: 'It fulfilled an order in part: it picked or shipped fewer units than were ordered, or short-closed the rest.',
  CANCELLED: 'It confirmed the cancellation of an order that it had accepted.',
  REPEATED: 'It sent the same call twice, as after a lost answer, and it counted once.',
  RETURN: 'It received a return that was announced to it.',
  UNANNOUNCED_RETURN: 'It reported a parcel that nobody had announced.',
  ORDER_PLACED: 'It sent in an order.',
  LISTED: 'It read a list of orders.',
  READ: 'It read one order.',
  INVENTORY: 'It read what is available.',
  EXPORTED: 'It read an export to its end or in part.',
  WEBHOOK: 'A webhook reached its receiver, as the list of deliveries says that it read.',
} as const;

/** One of {@link CERTIFICATION_STEPS}. */
export type CertificationStep = keyof typeof CERTIFICATION_STEPS;

/** Every step, in the order of the table. */
export const ALL_CERTIFICATION_STEPS = Object.keys(CERTIFICATION_STEPS) as readonly CertificationStep[]; // the table's own keys

const OF_WAREHOUSES = ['STOCK', 'ACCEPTED', 'REJECTED', 'PARTIAL', 'CANCELLED', 'REPEATED', 'RETURN', 'UNANNOUNCED_RETURN'] as const satisfies readonly CertificationStep[];

/** The steps of each kind of connection that can be certified, in the order in which they are best shown. Interface C accepts an order by reading it, and has no rejection. */
export const STEPS_OF_KIND = {
  FULFILLMENT: OF_WAREHOUSES,
  WMS_JSON: OF_WAREHOUSES,
  WMS_XML: OF_WAREHOUSES.filter((step) => step !== 'REJECTED'),
  COMMERCE: ['LISTED', 'READ', 'INVENTORY', 'EXPORTED', 'ORDER_PLACED', 'REPEATED', 'WEBHOOK'],
} as const satisfies Readonly<Record<string, readonly CertificationStep[]>>;

/** A kind of connection that can be certified. */
export type CertifiedKind = keyof typeof STEPS_OF_KIND;

/** The steps of a kind of connection; none of a kind that is not certified. */
export const stepsOfKind = (kind: string): readonly CertificationStep[] => (isCertified(kind) ? STEPS_OF_KIND[kind] : []);

const isCertified = (kind: string): kind is CertifiedKind => Object.hasOwn(STEPS_OF_KIND, kind);

import { Failure } from '#contract/failure.js';
import { asSystem, onceOnly, type Deployment } from '../deployment.js';
import type { PlaceOrderInput } from '../data/inputs.js';
import type { ReturnStep } from '../data/return-steps.js';
import { AnnounceDemoReturnDocument } from '../operations/announce-demo-return.generated.js';
import { FindDemoOrderDocument } from '../operations/find-demo-order.generated.js';
import { MakeDemoReturnDocument } from '../operations/make-demo-return.generated.js';
import { RETURNS_SLUG, USUAL_DAYS, WINDOW_DAYS } from './seed-returns-portal.js';

/** A unit of an order that comes back. */
export interface Opening {
  readonly order: PlaceOrderInput;
  readonly step: ReturnStep;
  readonly sku: string | undefined;
}

/** A return that was opened. */
export interface OpenedReturn {
  readonly reference: string;
  /** The location that receives it; that of the fulfillment order where it is not said. */
  readonly locationId: string | undefined;
  /** Whether its warehouse knows it already. */
  readonly isExpected: boolean;
}

/** Open a return: by the shopper on the portal, or announced by staff. */
export const openReturn = (deployment: Deployment, opening: Opening): Promise<OpenedReturn> => (isOfPortal(deployment, opening) ? openOnPortal : announce)(deployment, opening);

const DAY = 86_400_000;
/** Of so many returns that can be one is made on the portal. */
const EVERY = 2;

/** The reason of a policy for that of a step; a fault needs a photo. */
const PORTAL_REASONS: Readonly<Record<string, string>> = { SIZE: 'too_small', CHANGED_MIND: 'changed_mind', WRONG_ITEM: 'wrong_item' };

const isOfPortal = ({ clock }: Deployment, { order, step }: Opening): boolean =>
  step.isExchange === true || (step.end !== 'requested' && PORTAL_REASONS[step.reasonCode] !== undefined && Number(order.number.slice(1)) % EVERY === 0 && clock.now().getTime() - Date.parse(order.placedAt) < windowOf(order) * DAY);

/** The window begins with the delivery, later than the order. */
const windowOf = ({ shippingAddress: { countryCode } }: PlaceOrderInput): number => WINDOW_DAYS[countryCode] ?? USUAL_DAYS;

const resolutionOf = ({ refund, end }: ReturnStep): 'REFUND' | 'STORE_CREDIT' => (refund === 'none' && end === 'compliant' ? 'STORE_CREDIT' : 'REFUND');

async function openOnPortal({ call, companyId }: Deployment, { order, step, sku }: Opening): Promise<OpenedReturn> {
  const { portalLookup: { session, order: found } } = await call(FindDemoOrderDocument, { input: { slug: RETURNS_SLUG, order: order.number, verifier: order.customer.email } }, asSystem(companyId));
  const line = found.lines.find((one) => one.sku === sku);
  if (!line) throw new Failure('INTERNAL', `The order ${order.number} has no line of ${String(sku)}`);
  const wanted = step.isExchange ? line.exchangeOptions[0] : undefined;
  const lines = [{ lineId: line.id, quantity: 1, reason: PORTAL_REASONS[step.reasonCode] ?? null, comment: step.reason, exchangeBarcode: wanted?.barcode ?? null }];
  const input = { slug: RETURNS_SLUG, session, lines, resolution: wanted ? 'EXCHANGE' : resolutionOf(step), method: 'CARRIER_LABEL' } as const;
  const { createPortalReturn: made } = await call(MakeDemoReturnDocument, { input }, onceOnly(asSystem(companyId), `demo-portal-return-${order.externalId}`));
  return { reference: made.return.number, locationId: undefined, isExpected: true };
}

async function announce({ call, companyId }: Deployment, { order, step, sku }: Opening): Promise<OpenedReturn> {
  const lines = [{ sku: sku ?? null, quantity: 1, reasonCode: step.reasonCode, reason: step.reason }];
  const { announceReturn: { id: reference, location } } = await call(AnnounceDemoReturnDocument, { input: { orderReference: order.number, lines, expected: false } }, onceOnly(asSystem(companyId), `demo-announce-${order.externalId}`));
  return { reference, locationId: location?.id, isExpected: false };
}

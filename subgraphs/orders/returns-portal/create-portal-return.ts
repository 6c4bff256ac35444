import { canonicalJson } from '#kernel/canonical-json.js';
import { instant } from '#kernel/clock.js';
import { sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import { unclaimedCommand, type CallContext } from '#contract/principal.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Reader, Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { newReturn, nextReturnIdentity, type ReturnOpening } from '../returns/new-return.js';
import { insertReturnLabel } from '../returns/return-label.store.js';
import { insertReturnTerms } from '../returns/return-terms.store.js';
import { claimOrder } from '../returns/return.store.js';
import { expected, type Return } from '../returns/return.js';
import { settleReturn } from '../returns/settle-return.js';
import { preparePhotos, type GivenPhoto } from '../return-photos/prepare-photos.js';
import type { PreparedPhoto } from '../return-photos/return-photo.js';
import { insertReturnPhotos } from '../return-photos/return-photo.store.js';
import { placeExchange } from './exchange-order.js';
import { refuseTooMany } from './opened-lately.js';
import { planReturn, type PlannedReturn } from './plan-return.js';
import { requireSession, type OpenSession, type Presented } from './require-session.js';
import { tokenHash } from './return-secrets.js';
import { written, type ReturnRequest } from './return-request.js';

/** A return with the token of its status page. */
export interface CreatedReturn {
  readonly companyId: number;
  readonly returnId: string;
  readonly token: string;
}

/** A return as a shopper asks for it, with their photos. */
export interface RequestedReturn extends Presented {
  readonly request: ReturnRequest;
  readonly photos: readonly GivenPhoto[];
  /** A request with the key of an earlier one of the order answers the return that was made then. */
  readonly requestKey?: string | null | undefined;
  /** The same, but a request for something else is refused: IDEMPOTENCY_KEY_REUSED. */
  readonly idempotencyKey?: string | null | undefined;
}

/** Open the return that a shopper asks for, with its exchange order and its label, all of them or nothing (document 2, E, POST /returns). */
export async function createPortalReturn(called: OrdersDeps, context: CallContext, { request, photos: given, requestKey, idempotencyKey, ...presented }: RequestedReturn): Promise<CreatedReturn> {
  const session = await requireSession(called, context, presented);
  const deps = called.inTimeOf(called, session.companyId);
  const photos = given.length === 0 ? [] : await photosOf(deps, context, { session, request, given });
  const shopper = shopperContext(context, session);
  const tokenOf = (returnId: string): string => deps.returnSecrets.tokenOf(session.companyId, returnId);
  const once = idempotencyKey == null ? onceFor(shopper, session, requestKey) : keyedOnce(shopper, session, { key: idempotencyKey, request, photos: given });
  const opened = await deps.database.inTransaction((transaction) => commandOnce(transaction, { context: once, clock: deps.clock, name: 'createPortalReturn' }, async () => {
    if (photos instanceof Failure) throw photos; // after the request was found not to be a repeated one
    const planned = await allowedReturn(deps, transaction, { session, request });
    await claimOrder(transaction, session.companyId, planned.order);
    const made = await openReturn(deps, transaction, { context: shopper, session, request, planned });
    await insertReturnTerms(transaction, session.companyId, {
      tokenHash: tokenHash(tokenOf(made.id)), at: made.createdAt,
      terms: { returnId: made.id, language: session.language, policyVersion: session.policy.version, ...planned.amounts },
    });
    if (photos.length > 0) await insertReturnPhotos(transaction, session.companyId, { returnId: made.id, photos, createdAt: made.createdAt });
    if (request.method === 'CARRIER_LABEL') await insertReturnLabel(transaction, session.companyId, { returnId: made.id, dueAt: made.createdAt });
    return { companyId: session.companyId, returnId: made.id };
  }));
  return { ...opened, token: tokenOf(opened.returnId) }; // never recorded
}

/** The photos of a return that may be made, prepared outside of its transaction; what is refused then leaves them to the daily sweep. A return that may not be made is its refusal. */
async function photosOf(deps: OrdersDeps, { dryRun }: CallContext, { session, request, given }: { readonly session: OpenSession; readonly request: ReturnRequest; readonly given: readonly GivenPhoto[] }): Promise<readonly PreparedPhoto[] | Failure> {
  try {
    await allowedReturn(deps, deps.database, { session, request });
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  return preparePhotos(deps, { companyId: session.companyId, orderId: session.orderId, dryRun }, given);
}

/** A planned return, unless its order has too many of the last day. */
async function allowedReturn(deps: OrdersDeps, reader: Reader, asked: { readonly session: OpenSession; readonly request: ReturnRequest }): Promise<PlannedReturn> {
  const planned = await planReturn(deps, reader, asked);
  refuseTooMany(planned.returns, instant(deps.clock));
  return planned;
}

/** The call of a shopper, done once for its key. */
const onceFor = (context: CallContext, { orderId }: OpenSession, requestKey: string | null | undefined): CallContext =>
  (requestKey == null ? context : { ...context, command: unclaimedCommand(`portal:${sha256(`${orderId}\n${requestKey}`)}`) });

/** The call of a program that keeps its key for one request; photos are told apart by their sizes. */
function keyedOnce(context: CallContext, { orderId }: OpenSession, { key, request, photos }: { readonly key: string; readonly request: ReturnRequest; readonly photos: readonly GivenPhoto[] }): CallContext {
  const id = `portal-key:${sha256(`${orderId}\n${key}`)}`;
  const fingerprint = sha256(canonicalJson({ request, photos: photos.map(({ bytes, contentBase64 }) => bytes?.length ?? contentBase64?.length ?? 0) }));
  return { ...context, command: { ...unclaimedCommand(id), asked: { id, fingerprint } } };
}

/** The call as that of the shopper whose order it is. */
const shopperContext = (context: CallContext, { companyId, orderId }: OpenSession): CallContext =>
  ({ ...context, principal: { kind: 'shopper', companyId, actor: 'shopper', scopes: [], orderId } });

interface Opening {
  readonly context: CallContext;
  readonly session: OpenSession;
  readonly request: ReturnRequest;
  readonly planned: PlannedReturn;
}

async function openReturn(deps: OrdersDeps, transaction: Transaction, { context, session: { companyId, policy }, request, planned }: Opening): Promise<Return> {
  const { order, lines } = planned;
  const now = instant(deps.clock); // before everything that follows from it
  const identity = await nextReturnIdentity(transaction, companyId, deps.ids);
  const exchangeOrderId = request.resolution === 'EXCHANGE' ? await placeExchange(deps, transaction, { context, order, lines, returnNumber: identity.number, ships: policy.exchangeShips }) : null;
  const opened = { ...newReturn(identity, openingOf(request, planned), now), exchangeOrderId };
  return settleReturn(deps, transaction, { context, isNew: true, before: opened, after: expected(opened) });
}

const openingOf = ({ resolution, method, note }: ReturnRequest, { order, lines, locationId }: PlannedReturn): ReturnOpening => ({
  orderId: order.id, orderNumber: order.number, locationId, status: 'REQUESTED', source: 'PORTAL', announced: true, resolution, method, carrierCode: null, carrierName: null, trackingNumbers: [],
  customerName: order.customer.name, notes: written(note), lines,
});

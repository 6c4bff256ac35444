import { equalInConstantTime, hmacSha256, sha256 } from '#kernel/crypto.js';
import { isUuid } from '#kernel/ids.js';
import type { Call } from '#client/call.js';
import type { CarrierFormat } from '#contract/carrier-connection.js';
import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { systemContext } from '#contract/system-context.js';
import type { Access } from '#kit/access/access.js';
import { inactiveConnection } from '#kit/access/inactive-connection.js';
import { strictJson } from '#kit/body/strict-json.js';
import type { Exchange } from '#kit/exchange.js';
import { REDACTED } from '#kit/redact.js';
import type { CallHead } from '#kit/route.js';
import { surfaceContext } from '#kit/surface-context.js';
import { CarrierConnectionDocument } from './operations/carrier-connection.generated.js';
import { NoteCarrierCallDocument } from './operations/note-carrier-call.generated.js';
import { isFields } from './reading.js';
import type { CarrierFacts, TrackingCaller } from './tracking-caller.js';

const SURFACE = 'tracking';
/** A list of 10,000 events with all their fields. */
const MOST_VALUES = 200_000;

const NOT_KEPT = Buffer.from(REDACTED);

interface Proof {
  readonly connection: CarrierFacts;
  readonly head: CallHead;
  readonly body: Buffer;
  readonly payload: () => unknown;
}

/** How each dialect proves a call (document 2, F, Endpoints). */
const PROVES: Readonly<Record<CarrierFormat, (proof: Proof) => boolean>> = {
  AGGREGATOR: ({ connection: { keyHash }, payload }) => {
    const body = payload();
    const key = isFields(body) ? body['apiKey'] : undefined;
    return typeof key === 'string' && key !== '' && equalInConstantTime(sha256(key), keyHash);
  },
  EXPRESS: ({ connection: { webhookSecret }, head: { query: { key } } }) => typeof key === 'string' && isSecret(key, webhookSecret),
  GENERIC: ({ connection: { webhookSecret }, head: { headers }, body }) => {
    const signature = headers['x-service-signature'];
    return typeof signature === 'string' && webhookSecret !== '' && equalInConstantTime(signature, hmacSha256(webhookSecret, body));
  },
};

/** In a query a plus sign that was not encoded is read as a blank, and secrets are base64. */
const isSecret = (key: string, secret: string): boolean => secret !== '' && equalInConstantTime(key.replaceAll(' ', '+'), secret);

/** Access of a carrier connection: known, from an allowed address, proved as its dialect does, and active. */
export const BY_CARRIER: Access<TrackingCaller> = {
  kind: 'connection', connectionKind: 'CARRIER', isInBody: true,
  async admit(exchange, { call }, head) {
    const { params: { connection: id = '' } } = head;
    const { carrierConnection: connection } = isUuid(id) ? await call(CarrierConnectionDocument, { id, address: exchange.address }, surfaceContext(SURFACE, exchange)) : { carrierConnection: null };
    if (!connection) throw new Failure('NOT_FOUND', 'There is no such connection');
    const body = exchange.body ?? Buffer.alloc(0);
    let read: { readonly value: unknown } | undefined;
    const payload = (): unknown => (read ??= { value: strictJson(body, MOST_VALUES) ?? {} }).value;
    keepFromLog(exchange, connection, head);
    if (!connection.isAllowed || !PROVES[connection.format]({ connection, head, body, payload })) throw new Failure('UNAUTHENTICATED', 'The key or the signature is wrong', { format: connection.format });
    const context = systemContext({ actor: connection.name, requestId: exchange.requestId, companyId: connection.companyId, connectionId: connection.id });
    const { principal } = context;
    exchange.principal = principal;
    await noteCall(connection, call, context);
    const inactive = inactiveConnection(connection.status);
    return { principal, carrier: { connection, payload: inactive ? undefined : payload() }, inactive };
  },
};

/** The log has no secrets: neither that of the query, nor the body of an aggregator, which holds its key, however it is written. */
function keepFromLog(exchange: Exchange, { format }: CarrierFacts, head: CallHead): void {
  exchange.secrets = secretsOf(head);
  if (format === 'AGGREGATOR') exchange.body = NOT_KEPT;
}

/** To the minute, so that staff see which carriers call. */
async function noteCall({ id, isCallNoted }: CarrierFacts, call: Call, context: CallContext): Promise<void> {
  if (!isCallNoted) await call(NoteCarrierCallDocument, { id }, context);
}

const secretsOf = ({ query: { key } }: CallHead): readonly string[] => (typeof key === 'string' && key !== '' ? [key] : []);

import type { ErrorCode } from '#contract/error-codes.js';
import { appRefused } from '#contract/insufficient-scope.js';
import { Failure, type FailureDetails } from '#contract/failure.js';
import { idempotencyKey } from '../idempotency-key.js';
import type { Caller, Inbound, Route } from '../route.js';
import type { Surface } from '../surface.js';
import { allowedMethods } from '../route-table.js';
import { validate } from '../validate.js';
import type { BodyReader } from '../body/body-reader.js';
import { tooLarge } from '../body/read-body.js';
import { tooManyValues } from '../body/refuse-huge-json.js';
import { jsonSchema, type JsonSchema } from './json-schema.js';

type Sample = readonly [message: string, details?: FailureDetails];

const DRAFT = 'This connection is a draft: the merchant has not activated it yet';
const NOT_KNOWN = 'The key is missing or wrong, or this address may not use it';
const WAIT_SECONDS = 12;

/** Each failure with the message of the code that throws it. */
const SAMPLES: Readonly<Record<Exclude<ErrorCode, keyof typeof OF_ROUTE>, Sample>> = {
  BAD_CURSOR: ['This cursor was not made for this list'],
  UNKNOWN_PATH: ['There is nothing at this path'],
  UNAUTHENTICATED: [NOT_KNOWN],
  ADDRESS_REFUSED: [NOT_KNOWN],
  ORIGIN_REFUSED: ['Pages of this origin may not call'],
  APP_TOKEN: [appRefused('APP_TOKEN').message],
  ADDRESS_BLOCKED: ['Too many failed attempts from this address; wait', { retryAfterSeconds: WAIT_SECONDS }],
  CONNECTION_DRAFT: [DRAFT],
  CONNECTION_PAUSED: ['This connection is paused: nothing was read or changed; try again later'],
  IDEMPOTENCY_KEY_REUSED: ['This Idempotency-Key was used with a different request'],
  IDEMPOTENCY_KEY_IN_PROGRESS: ['The first request with this Idempotency-Key is still running'],
  COMMAND_EXPIRED: ['This call took too long and was taken over by a repetition'],
  NOT_FOUND: ['Nothing has this id'],
  ORDER_NOT_FOUND: ['No order #1099', { reference: '#1099' }],
  RETURN_NOT_FOUND: ['No return R1099', { reference: 'R1099' }],
  ALREADY_EXISTS: ['An order with the external id B2B-7781 exists with other content'],
  CONFLICT: ['Others keep changing this record; try again'],
  ORDER_NOT_READY: ['An order that is not ready cannot be accepted'],
  ORDER_NOT_ACCEPTED: ['An order that is to fulfill cannot be picked'],
  ORDER_ALREADY_ACCEPTED: ['An order that is accepted cannot be accepted'],
  ORDER_ALREADY_SHIPPED: ['Units of this order have left; picking cannot be reported any more'],
  ORDER_CANCELLED: ['An order that is cancelled cannot be picked'],
  ORDER_CANCEL_REQUESTED: ['An order that is cancel requested cannot be picked'],
  INVALID_STATE: ['The action is not possible in this state'],
  PRODUCT_NOT_FOUND: ['No product has this id or SKU'],
  VARIANT_NOT_FOUND: ['The product has no variant with this id or SKU'],
  IMAGE_NOT_FOUND: ['The product has no image with this id'],
  IMPORT_NOT_FOUND: ['This key created no import with this id'],
  WEBHOOK_NOT_FOUND: ['This key has no webhook with this id'],
  PRODUCT_NOT_WRITTEN: ['The SKU and the external_id belong to the products 12 and 13'],
  VARIANT_NOT_WRITTEN: ['A product keeps its last variant'],
  IMAGE_NOT_DOWNLOADABLE: ['The image cannot be used: its host answered 404'],
  NOT_WRITTEN: ['None of the entries could be written'],
  FIELD_RULE: ['The field rule of this key (platform) does not change existing fields'],
  WEBHOOK_LIMIT: ['A key has at most 10 webhooks; remove one first'],
  FIELD_LOCKED: ['These fields are owned by another system: title', { locked: ['title'] }],
  LINE_NOT_RETURNABLE: ['The return cannot be made', { 'lines.0.id': ['window_closed'] }],
  QUANTITY_EXCEEDED: ['The return cannot be made', { 'lines.0.quantity': ['only 1 can still be returned'] }],
  EXCHANGE_UNAVAILABLE: ['What is wanted instead is not in stock', { 'lines.0.exchange': ['is not in stock'] }],
  PHOTO_REQUIRED: ['The return cannot be made', { photos: ['must show it: a reason needs a photo'] }],
  REASON_REQUIRED: ['The return cannot be made', { 'lines.0.reason': ['must be one of too_small, damaged'] }],
  TOO_MANY_ATTEMPTS: ['Too many failed attempts; wait', { retryAfterSeconds: WAIT_SECONDS }],
  LABELS_NOT_ENABLED: ['The platform does not make the labels of this warehouse'],
  LABELS_NOT_READY: ['A label is not ready'],
  DOCUMENTS_NOT_READY: ['The customs documents of this order are not ready'],
  UNAVAILABLE: ['A part of the service cannot be reached; try again'],
  INTERNAL: ['Internal error'],
};

interface Failing<C extends Caller> {
  readonly route: Route<C>;
  readonly surface: Surface<C>;
}

/** A failure of a route for the examples of a description; an example of wrong input is produced by the route's own schema. */
export function sampleFailure<C extends Caller>(code: ErrorCode, { details, ...failing }: Failing<C> & { readonly details?: FailureDetails | undefined }): Failure {
  if (isOfRoute(code)) return OF_ROUTE[code](failing);
  const [message, usual] = SAMPLES[code];
  return new Failure(code, message, details ?? usual);
}

const isOfRoute = (code: ErrorCode): code is keyof typeof OF_ROUTE => code in OF_ROUTE;

/** Failures that say something of the route. */
const OF_ROUTE = {
  BAD_INPUT: ({ route }) => statedRefusal(route) ?? refusedInput(route),
  BODY_TOO_LARGE: (failing) => tooLarge(readerOf(failing).limit),
  MALFORMED_BODY: (failing) => malformed(readerOf(failing)),
  RATE_LIMITED: ({ route, surface }) => tooOften(route.declares?.limits ?? surface.limits),
  METHOD_NOT_ALLOWED: (failing) => notAMethod(failing),
  FORBIDDEN: ({ route: { scope } }) => new Failure('FORBIDDEN', scope === null ? 'The key lacks the scopes of this call' : `This needs the scope ${scope}`),
  UNKNOWN_ITEM: ({ route }) => new Failure('UNKNOWN_ITEM', 'An item is not known', { [`${listOf(route).field}.0`]: ['is not known'] }),
  TOO_MANY_ITEMS: ({ route }) => tooMany(listOf(route)),
} satisfies Partial<Record<ErrorCode, <C extends Caller>(failing: Failing<C>) => Failure>>;

/** A method that the path of a route does not have. */
function notAMethod<C extends Caller>({ route: { path, root }, surface }: Failing<C>): Failure {
  const rows = surface.routes.filter((other) => other.path === path && other.root === root).map((route) => ({ route, declared: { ...surface, ...route.declares } }));
  const allow = allowedMethods(rows);
  const absent = ['DELETE', 'PATCH', 'PUT'].find((method) => !allow.includes(method)) ?? 'TRACE';
  return new Failure('METHOD_NOT_ALLOWED', `${absent} is not a method of this path; it has ${allow}`, { allow });
}

const readerOf = <C extends Caller>({ route: { declares }, surface: { body } }: Failing<C>): BodyReader => declares?.body ?? body;

const malformed = ({ mediaType }: BodyReader): Failure => new Failure('MALFORMED_BODY', mediaType === undefined ? 'The body is not valid JSON' : `The body must be a form (${mediaType})`);

const USUAL_RATE = 600; // of a connection

function tooOften<C extends Caller>(limits: Surface<C>['limits']): Failure {
  const most = limits.find((limit) => limit.by === 'address')?.most ?? USUAL_RATE;
  return new Failure('RATE_LIMITED', `More than ${String(most)} calls in a minute; wait ${String(WAIT_SECONDS)} seconds`, { retryAfterSeconds: WAIT_SECONDS });
}

interface List {
  readonly field: string;
  readonly most: number | undefined;
}

/** The list in a route's body whose entries failures refer to: that of the items, where there are several. */
function listOf<C extends Caller>({ input: { shape: { body } } }: Route<C>): List {
  const { properties = {} } = body ? jsonSchema(body, 'input') : {};
  const lists = Object.entries(properties).filter((entry): entry is [string, JsonSchema] => typeof entry[1] === 'object' && entry[1].type === 'array');
  const [field = 'items', schema] = lists.find(([, { items }]) => ITEM.test(JSON.stringify(items))) ?? lists[0] ?? [];
  return { field, most: schema?.maxItems };
}

const ITEM = /"sku":/i;

const tooMany = ({ field, most }: List): Failure => (most === undefined ? tooManyValues() : new Failure('TOO_MANY_ITEMS', `This call carries 1 to ${String(most)} ${field}`, { [field]: [`must be 1 to ${String(most)} ${field}`] }));

const statedRefusal = <C extends Caller>({ example: { refusal: details } }: Route<C>): Failure | undefined => details && new Failure('BAD_INPUT', 'The call has fields that cannot be used', details);

function refusedInput<C extends Caller>({ input, example }: Route<C>): Failure {
  const { params, query, body } = input.shape;
  const written: Inbound['params'] = Object.fromEntries(Object.keys(params?.shape ?? {}).map((name) => [name, '1042']));
  const whole: Readonly<Record<string, unknown>> = typeof example.body === 'object' ? { ...example.body } : {};
  const tries: Pick<Inbound, 'params' | 'query' | 'body'>[] = [
    { params: written, query: { limit: '0' }, body: {} },
    ...Object.keys(query?.shape ?? {}).map((name) => ({ params: written, query: { [name]: '?' }, body: undefined })),
    ...(body ? Object.keys(whole).map((name) => ({ params: written, query: {}, body: { ...whole, [name]: {} } })) : []),
  ];
  return tries.map((inbound) => refusal(() => validate(input, inbound))).find((failure) => failure !== undefined) ?? oddKey();
}

/** The BAD_INPUT of a route without any field. */
const oddKey = (): Failure => refusal(() => idempotencyKey({ 'idempotency-key': 'with a space' })) ?? new Failure('BAD_INPUT', 'The call cannot be used');

function refusal(attempt: () => unknown): Failure | undefined {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  return undefined;
}

import { FULFILLMENT_STATUSES, FULFILLMENT_TRIGGERS, nextFulfillmentStatus } from '../../../subgraphs/orders/fulfillment/fulfillment-status.js';

// The table of document 1, A, States and transitions, in the identifiers of the project.
const ALLOWED: Record<string, string> = {
  'NOT_READY makeReady': 'TO_FULFILL',
  'NOT_READY cancel': 'CANCELLED',
  'TO_FULFILL accept': 'ACCEPTED',
  'TO_FULFILL reject': 'REJECTED',
  'TO_FULFILL withdraw': 'NOT_READY',
  'TO_FULFILL cancel': 'CANCELLED',
  'REJECTED makeReady': 'TO_FULFILL',
  'REJECTED withdraw': 'NOT_READY',
  'REJECTED cancel': 'CANCELLED',
  'ACCEPTED pick': 'PROCESSED',
  'ACCEPTED shortClose': 'CLOSED',
  'ACCEPTED cancel': 'CANCEL_REQUESTED',
  'PROCESSED pick': 'PROCESSED',
  'PROCESSED shipSome': 'PROCESSED',
  'PROCESSED ship': 'SHIPPED',
  'PROCESSED shortClose': 'CLOSED',
  'PROCESSED cancel': 'CANCEL_REQUESTED',
  'PROCESSED close': 'CLOSED',
  'CANCEL_REQUESTED shortClose': 'CANCELLED',
  'CANCEL_REQUESTED shipSome': 'CANCEL_REQUESTED',
  'CANCEL_REQUESTED ship': 'SHIPPED',
  // Beyond the document: units of a voided shipment are picked again.
  'PROCESSED unship': 'PROCESSED',
  'CANCEL_REQUESTED unship': 'CANCEL_REQUESTED',
  'SHIPPED unship': 'PROCESSED',
  'CANCELLED unship': 'CANCELLED',
  'CLOSED unship': 'CLOSED',
};

// The error of a refused pair for a warehouse (document 1, A, Errors).
const REFUSED: Record<string, string> = {
  'NOT_READY accept': 'ORDER_NOT_READY',
  'NOT_READY reject': 'ORDER_NOT_READY',
  'NOT_READY pick': 'ORDER_NOT_ACCEPTED',
  'NOT_READY ship': 'ORDER_NOT_ACCEPTED',
  'NOT_READY shortClose': 'ORDER_NOT_ACCEPTED',
  'TO_FULFILL pick': 'ORDER_NOT_ACCEPTED',
  'TO_FULFILL ship': 'ORDER_NOT_ACCEPTED',
  'TO_FULFILL shortClose': 'ORDER_NOT_ACCEPTED',
  'ACCEPTED accept': 'ORDER_ALREADY_ACCEPTED',
  'ACCEPTED reject': 'ORDER_ALREADY_ACCEPTED',
  'ACCEPTED ship': 'INVALID_STATE',
  'PROCESSED accept': 'ORDER_ALREADY_ACCEPTED',
  'SHIPPED pick': 'ORDER_ALREADY_SHIPPED',
  'SHIPPED shortClose': 'INVALID_STATE',
  'SHIPPED cancel': 'INVALID_STATE',
  'CANCEL_REQUESTED pick': 'ORDER_CANCEL_REQUESTED',
  'CANCEL_REQUESTED accept': 'ORDER_CANCEL_REQUESTED',
  'CANCELLED accept': 'ORDER_CANCELLED',
  'CANCELLED reject': 'ORDER_CANCELLED',
  'CANCELLED pick': 'ORDER_CANCELLED',
  'CANCELLED shortClose': 'ORDER_NOT_ACCEPTED',
  'CLOSED pick': 'INVALID_STATE',
  'CLOSED ship': 'INVALID_STATE',
};

const PAIRS = FULFILLMENT_STATUSES.flatMap((status) => FULFILLMENT_TRIGGERS.map((trigger) => [status, trigger] as const));

describe('a fulfillment order', () => {
  test.each(PAIRS)('%s, then %s', (status, trigger) => {
    const pair = `${status} ${trigger}`;
    const allowed = ALLOWED[pair];
    if (allowed !== undefined) expect(nextFulfillmentStatus(status, trigger)).toBe(allowed);
    else expect(() => nextFulfillmentStatus(status, trigger)).toThrow(expect.objectContaining({ name: 'Failure', code: REFUSED[pair] ?? expect.any(String) }));
  });

  test('every refusal the document names is a refused pair', () => {
    expect(Object.keys(REFUSED).filter((pair) => pair in ALLOWED)).toEqual([]);
  });
});

import { returnNoticesOf, type NoticedEvent } from '../../../subgraphs/orders/returns-portal/return-notice.js';
import { nextAttempt, type ReturnLabel } from '../../../subgraphs/orders/returns/return-label.js';
import { isToBeSent, RETURN_STATUSES, type ReturnStatus } from '../../../subgraphs/orders/returns/return-status.js';
import { newReturn } from '../../../subgraphs/orders/returns/new-return.js';

const NOW = '2026-03-10T08:00:00.000Z';
const opened = newReturn({ id: 'r-1', number: 'R1001', progressive: 1001 }, {
  orderId: 'o-1', orderNumber: '#1', locationId: 'l-1', status: 'AWAITING_RECEIPT', source: 'PORTAL', announced: true, resolution: 'REFUND', method: 'CARRIER_LABEL',
  carrierCode: null, carrierName: null, trackingNumbers: [], customerName: null, notes: null, lines: [],
}, NOW);
const LABEL: ReturnLabel = { returnId: 'r-1', status: 'PENDING', attempts: 0, dueAt: NOW, isBeingMade: false, carrierCode: null, carrierName: null, trackingNumber: null, trackingUrl: null, failureReason: null };
const event = (type: string, payload: object = {}, subject = 'o-1'): NoticedEvent => ({ subject, type, payload: { returnId: 'r-1', ...payload } });
const kinds = (status: ReturnStatus, events: readonly NoticedEvent[], { compliant = null, label, exchangeOrderId = null }: { compliant?: boolean | null; label?: Partial<ReturnLabel>; exchangeOrderId?: string | null } = {}) =>
  returnNoticesOf({ ...opened, status, compliant, exchangeOrderId }, { label: label && { ...LABEL, ...label }, events }).map(({ kind }) => kind);

const CASES = [
  ['AWAITING_RECEIPT', [event('return.created')], {}, ['RETURN_OPENED']],
  ['CANCELLED', [event('return.created'), event('return.cancelled')], {}, ['RETURN_CANCELLED']],
  ['AWAITING_RECEIPT', [event('return.label_made')], { label: { status: 'READY' } }, ['RETURN_LABEL_READY']],
  ['IN_TRANSIT', [event('return.label_made')], { label: { status: 'READY' } }, []],
  ['AWAITING_RECEIPT', [event('return.label_failed', { attempts: 2 })], { label: { status: 'FAILED' } }, []],
  ['AWAITING_RECEIPT', [event('return.label_failed', { attempts: 3 })], { label: { status: 'FAILED' } }, ['RETURN_LABEL_DELAYED']],
  ['AWAITING_RECEIPT', [event('return.label_failed', { attempts: 4 })], { label: { status: 'FAILED' } }, ['RETURN_LABEL_DELAYED']],
  ['AWAITING_RECEIPT', [event('return.label_failed', { attempts: 3 }), event('return.label_made')], { label: { status: 'READY' } }, ['RETURN_LABEL_READY']],
  ['COMPLIANT', [event('return.status_changed', { status: 'RECEIVED' }), event('return.status_changed', { status: 'COMPLIANT' })], { compliant: true }, ['RETURN_RECEIVED']],
  ['NOT_COMPLIANT', [event('return.status_changed', { status: 'RECEIVED' }), event('return.status_changed', { status: 'NOT_COMPLIANT' })], { compliant: false }, ['RETURN_NOT_COMPLIANT']],
  ['CLOSED', [event('return.status_changed', { status: 'NOT_COMPLIANT' }), event('return.status_changed', { status: 'CLOSED' })], { compliant: false }, []],
  ['IN_TRANSIT', [event('return.status_changed', { status: 'IN_TRANSIT' })], {}, []],
  ['COMPLIANT', [event('shipment.shipped', { returnId: undefined }, 'o-2')], { compliant: true, exchangeOrderId: 'o-2' }, ['RETURN_EXCHANGE_SENT']],
  ['COMPLIANT', [event('shipment.shipped', { returnId: undefined }, 'o-1')], { compliant: true, exchangeOrderId: 'o-2' }, []],
  ['AWAITING_RECEIPT', [event('return.created', { returnId: 'r-2' })], {}, []],
] as const;

test.each(CASES.map(([status, events, known, due]) => ({ status, events, known, due })))('of a return that is $status after $events with $known is due: $due', ({ status, events, known, due }) => {
  expect(kinds(status, events, known)).toEqual(due);
});

test('a refund and a credit have their own amounts, and several refunds of a day are one', () => {
  const events = [event('refund.recorded', { totalMinor: 1000 }), event('refund.recorded', { totalMinor: 250 }), event('refund.recorded', { returnId: 'r-2', totalMinor: 7 }), event('store_credit.issued', { creditId: 'k', amountMinor: 5, expiresAt: NOW })];
  expect(returnNoticesOf({ ...opened, status: 'CLOSED' }, { label: undefined, events })).toEqual([{ kind: 'RETURN_REFUNDED', amountMinor: 1250 }, { kind: 'RETURN_CREDIT_ISSUED', amountMinor: 5, creditId: 'k', validUntil: NOW }]);
});

test('a label is tried again after 1, 2, 4 … 60 minutes, 12 times, and is made of returns that are still to be sent', () => {
  expect(Array.from({ length: 11 }, (_, index) => nextAttempt(index + 1, NOW))).toEqual([
    '08:01', '08:02', '08:04', '08:08', '08:16', '08:32', '09:00', '09:00', '09:00', '09:00', '09:00'].map((time) => `2026-03-10T${time}:00.000Z`));
  expect(nextAttempt(12, NOW)).toBeNull();
  expect(RETURN_STATUSES.filter(isToBeSent)).toEqual(['REQUESTED', 'AWAITING_RECEIPT']);
});

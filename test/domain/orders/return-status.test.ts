import { nextReturnStatus, RETURN_STATUSES, RETURN_TRIGGERS, wayToReceived } from '../../../subgraphs/orders/returns/return-status.js';

// Document 2 decisions, D, Return; the verdict follows the goods until the return is closed (document 1, rule 5).
const ALLOWED: Record<string, string> = {
  'REQUESTED expect': 'AWAITING_RECEIPT',
  'REQUESTED cancel': 'CANCELLED',
  'AWAITING_RECEIPT depart': 'IN_TRANSIT',
  'AWAITING_RECEIPT cancel': 'CANCELLED',
  'IN_TRANSIT arrive': 'RECEIVED',
  'IN_TRANSIT cancel': 'CANCELLED',
  'RECEIVED comply': 'COMPLIANT',
  'RECEIVED fail': 'NOT_COMPLIANT',
  'COMPLIANT comply': 'COMPLIANT',
  'COMPLIANT fail': 'NOT_COMPLIANT',
  'COMPLIANT close': 'CLOSED',
  'NOT_COMPLIANT comply': 'COMPLIANT',
  'NOT_COMPLIANT fail': 'NOT_COMPLIANT',
  'NOT_COMPLIANT close': 'CLOSED',
};

const PAIRS = RETURN_STATUSES.flatMap((status) => RETURN_TRIGGERS.map((trigger) => [status, trigger] as const));

describe('a return', () => {
  test.each(PAIRS)('%s, then %s', (status, trigger) => {
    const allowed = ALLOWED[`${status} ${trigger}`];
    if (allowed !== undefined) expect(nextReturnStatus(status, trigger)).toBe(allowed);
    else expect(() => nextReturnStatus(status, trigger)).toThrow(expect.objectContaining({ name: 'Failure', code: 'INVALID_STATE' }));
  });

  test('every allowed pair is one of the table\'s words', () => {
    expect(Object.keys(ALLOWED).filter((pair) => !PAIRS.some(([status, trigger]) => pair === `${status} ${trigger}`))).toEqual([]);
  });

  test.each([
    ['REQUESTED', ['AWAITING_RECEIPT', 'IN_TRANSIT', 'RECEIVED']],
    ['AWAITING_RECEIPT', ['IN_TRANSIT', 'RECEIVED']],
    ['IN_TRANSIT', ['RECEIVED']],
    ['COMPLIANT', []],
    ['CANCELLED', []],
  ] as const)('that is %s passes %j when its parcel arrives', (from, way) => {
    expect(wayToReceived(from)).toEqual(way);
  });
});

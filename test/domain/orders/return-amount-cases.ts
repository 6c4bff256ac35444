import type { ReturnPolicy } from '../../../subgraphs/orders/return-policies/return-policy.js';
import type { ReturnMethod, ReturnResolution } from '../../../subgraphs/orders/returns/return.js';

/** A return of a case, and what it comes to. */
export interface CaseReturn {
  /** Line, units, reason: too_small unless it says otherwise. */
  readonly units: readonly (readonly [line: string, units: number, reason?: string])[];
  readonly method?: ReturnMethod;
  readonly resolution?: ReturnResolution;
  /** Whether it stays open while the next is opened; else it arrives whole and is refunded before. */
  readonly stays?: true;
  /** Goods, shipping and fee as its customer is told, and what is due. */
  readonly told: readonly [goods: string, shipping: string, fee: string, due: string];
  /** What its refund withholds and gives back, where that is not the fee and what is due. */
  readonly refunded?: readonly [fee: string, total: string];
}

/** What returns of an order come to, one after another. */
export interface AmountCase {
  readonly title: string;
  readonly policy?: Partial<ReturnPolicy>;
  readonly currency?: string;
  /** Paid for shipping. */
  readonly shipping?: string;
  /** Line by line: units, price of one, discount of all; cancelled, and shipped where that is not the rest. */
  readonly lines: readonly (readonly [units: number, price: string, discount: string, cancelled?: number, shipped?: number])[];
  /** Given back by hand before: shipping, and units of line A with their amount. */
  readonly before?: { readonly shipping?: string; readonly units?: number; readonly amount?: string };
  readonly returns: readonly CaseReturn[];
}

const FEE = { fee: '4.90' };
const BACK = { refundsShipping: true };
const MATRIX: Partial<ReturnPolicy> = { fee: '5.00', fees: [{ method: 'IN_STORE', reasonCode: 'damaged', fee: '0' }, { method: 'IN_STORE', reasonCode: null, fee: '2.00' }, { method: null, reasonCode: 'damaged', fee: '1.00' }] };

/**
 * Computed by hand, to the cent.
 * - goods: what was paid for the line, price by units less discount, divided by its units. Of a division with a rest the n-th unit is worth round(paid × n / units) less what the n − 1 before are
 *   worth, half a cent up, so that all of them come to what was paid: of 10.00 for 3 that is 3.33, then 6.67 − 3.33 = 3.34, then 10.00 − 6.67 = 3.33.
 * - shipping: only with the last unit that was not cancelled, where the policy gives it back.
 * - fee: the highest of the fees of the reasons with this method, of each the first entry that has both.
 * - due: goods + shipping − fee, not below nothing; a store credit without the fee; an exchange nothing.
 * - refunded: a refund withholds the fee, but not more than it comes to.
 */
export const AMOUNT_CASES: readonly AmountCase[] = [
  { title: '10.00 for 3 units, one after another', lines: [[3, '10.00', '20.00']], returns: [{ units: [['A', 1]], told: ['3.33', '0.00', '0.00', '3.33'] }, { units: [['A', 1]], told: ['3.34', '0.00', '0.00', '3.34'] }, { units: [['A', 1]], told: ['3.33', '0.00', '0.00', '3.33'] }] },
  { title: '10.00 for 3 units, two and then one', lines: [[3, '10.00', '20.00']], returns: [{ units: [['A', 2]], told: ['6.67', '0.00', '0.00', '6.67'] }, { units: [['A', 1]], told: ['3.33', '0.00', '0.00', '3.33'] }] },
  { title: '10.00 for 3 units, three returns open at once', lines: [[3, '10.00', '20.00']], returns: [{ units: [['A', 1]], stays: true, told: ['3.33', '0.00', '0.00', '3.33'] }, { units: [['A', 1]], stays: true, told: ['3.34', '0.00', '0.00', '3.34'] }, { units: [['A', 1]], stays: true, told: ['3.33', '0.00', '0.00', '3.33'] }] },
  { title: 'two entries of one line in a return', lines: [[3, '10.00', '20.00']], returns: [{ units: [['A', 1], ['A', 1, 'damaged']], told: ['6.67', '0.00', '0.00', '6.67'] }] },
  { title: '10.00 off 3 at 10.00', lines: [[3, '10.00', '10.00']], returns: [{ units: [['A', 1]], told: ['6.67', '0.00', '0.00', '6.67'] }, { units: [['A', 1]], told: ['6.66', '0.00', '0.00', '6.66'] }, { units: [['A', 1]], told: ['6.67', '0.00', '0.00', '6.67'] }] },
  { title: 'half a cent: 0.05 for 2', lines: [[2, '0.05', '0.05']], returns: [{ units: [['A', 1]], told: ['0.03', '0.00', '0.00', '0.03'] }, { units: [['A', 1]], told: ['0.02', '0.00', '0.00', '0.02'] }] },
  {
    title: 'two lines in parts', lines: [[3, '9.99', '5.00'], [2, '4.25', '0.00']],
    returns: [{ units: [['A', 1], ['B', 1]], told: ['12.57', '0.00', '0.00', '12.57'] }, { units: [['A', 2], ['B', 1]], told: ['20.90', '0.00', '0.00', '20.90'] }], // 24.97: 8.32, 8.33, 8.32; 8.50: 4.25, 4.25
  },
  { title: 'a currency without decimals', currency: 'JPY', lines: [[3, '500', '500']], returns: [{ units: [['A', 1]], told: ['333', '0', '0', '333'] }, { units: [['A', 1]], told: ['334', '0', '0', '334'] }, { units: [['A', 1]], told: ['333', '0', '0', '333'] }] },
  { title: 'a currency with three decimals', currency: 'KWD', lines: [[3, '1.000', '2.000']], returns: [{ units: [['A', 1]], told: ['0.333', '0.000', '0.000', '0.333'] }, { units: [['A', 2]], told: ['0.667', '0.000', '0.000', '0.667'] }] },
  { title: 'a fee', policy: FEE, lines: [[1, '10.00', '0.00']], returns: [{ units: [['A', 1]], told: ['10.00', '0.00', '4.90', '5.10'] }] },
  { title: 'a fee for each return', policy: FEE, lines: [[2, '10.00', '0.00']], returns: [{ units: [['A', 1]], told: ['10.00', '0.00', '4.90', '5.10'] }, { units: [['A', 1]], told: ['10.00', '0.00', '4.90', '5.10'] }] },
  { title: 'no fee in a store', policy: { fee: '4.90', fees: [{ method: 'IN_STORE', reasonCode: null, fee: '0' }] }, lines: [[1, '10.00', '0.00']], returns: [{ units: [['A', 1]], method: 'IN_STORE', told: ['10.00', '0.00', '0.00', '10.00'] }] },
  { title: 'no fee for what is damaged', policy: { fee: '4.90', fees: [{ method: null, reasonCode: 'damaged', fee: '0' }] }, lines: [[1, '10.00', '0.00']], returns: [{ units: [['A', 1, 'damaged']], told: ['10.00', '0.00', '0.00', '10.00'] }] },
  {
    title: 'of several reasons the highest fee, once', policy: { fee: '4.90', fees: [{ method: null, reasonCode: 'damaged', fee: '0' }, { method: null, reasonCode: 'changed_mind', fee: '9.90' }] }, lines: [[2, '10.00', '0.00'], [1, '20.00', '0.00']],
    returns: [{ units: [['A', 1, 'damaged'], ['B', 1, 'changed_mind'], ['A', 1]], told: ['40.00', '0.00', '9.90', '30.10'] }],
  },
  { title: 'damaged, by carrier: the third entry', policy: MATRIX, lines: [[1, '10.00', '0.00']], returns: [{ units: [['A', 1, 'damaged']], told: ['10.00', '0.00', '1.00', '9.00'] }] },
  { title: 'damaged, in a store: the first entry', policy: MATRIX, lines: [[1, '10.00', '0.00']], returns: [{ units: [['A', 1, 'damaged']], method: 'IN_STORE', told: ['10.00', '0.00', '0.00', '10.00'] }] },
  { title: 'too small, in a store: the second entry', policy: MATRIX, lines: [[1, '10.00', '0.00']], returns: [{ units: [['A', 1]], method: 'IN_STORE', told: ['10.00', '0.00', '2.00', '8.00'] }] },
  { title: 'too small, by carrier: none of the entries', policy: MATRIX, lines: [[1, '10.00', '0.00']], returns: [{ units: [['A', 1]], told: ['10.00', '0.00', '5.00', '5.00'] }] },
  { title: 'a fee of half a yen is a whole one', policy: { fee: '4.5' }, currency: 'JPY', lines: [[1, '1000', '0']], returns: [{ units: [['A', 1]], told: ['1000', '0', '5', '995'] }] },
  { title: 'a fee of half a cent is a whole one, whatever a binary fraction makes of it', policy: { fee: '1.005' }, lines: [[1, '10.00', '0.00']], returns: [{ units: [['A', 1]], told: ['10.00', '0.00', '1.01', '8.99'] }] },
  { title: 'a fee in fils', policy: { fee: '1.005' }, currency: 'KWD', lines: [[1, '10.000', '0.000']], returns: [{ units: [['A', 1]], told: ['10.000', '0.000', '1.005', '8.995'] }] },
  { title: 'shipping comes back with the last unit', policy: BACK, shipping: '5.00', lines: [[2, '10.00', '0.00']], returns: [{ units: [['A', 1]], told: ['10.00', '0.00', '0.00', '10.00'] }, { units: [['A', 1]], told: ['10.00', '5.00', '0.00', '15.00'] }] },
  { title: 'also where the other return is still open', policy: BACK, shipping: '5.00', lines: [[2, '10.00', '0.00']], returns: [{ units: [['A', 1]], stays: true, told: ['10.00', '0.00', '0.00', '10.00'] }, { units: [['A', 1]], told: ['10.00', '5.00', '0.00', '15.00'] }] },
  { title: 'shipping comes back with all of it', policy: { ...BACK, ...FEE }, shipping: '5.00', lines: [[1, '10.00', '0.00'], [1, '3.00', '0.00']], returns: [{ units: [['A', 1], ['B', 1]], told: ['13.00', '5.00', '4.90', '13.10'] }] },
  { title: 'and does not where the policy does not say so', shipping: '5.00', lines: [[1, '10.00', '0.00']], returns: [{ units: [['A', 1]], told: ['10.00', '0.00', '0.00', '10.00'] }] },
  { title: 'cancelled units need not come back for it', policy: BACK, shipping: '5.00', lines: [[2, '10.00', '0.00', 1]], returns: [{ units: [['A', 1]], told: ['10.00', '5.00', '0.00', '15.00'] }] },
  { title: 'units that are still to leave must', policy: BACK, shipping: '5.00', lines: [[2, '10.00', '0.00', 0, 1]], returns: [{ units: [['A', 1]], told: ['10.00', '0.00', '0.00', '10.00'] }] },
  { title: 'shipping that was given back in part comes back as the rest', policy: BACK, shipping: '5.00', lines: [[1, '10.00', '0.00']], before: { shipping: '2.00' }, returns: [{ units: [['A', 1]], told: ['10.00', '3.00', '0.00', '13.00'] }] },
  { title: 'a fee that is higher than the goods leaves nothing', policy: FEE, lines: [[1, '3.00', '0.00']], returns: [{ units: [['A', 1]], told: ['3.00', '0.00', '4.90', '0.00'], refunded: ['3.00', '0.00'] }] },
  { title: 'it is taken from the shipping too', policy: { ...FEE, ...BACK }, shipping: '5.00', lines: [[1, '3.00', '0.00']], returns: [{ units: [['A', 1]], told: ['3.00', '5.00', '4.90', '3.10'] }] },
  { title: 'a store credit bears no fee', policy: { ...FEE, ...BACK }, shipping: '5.00', lines: [[1, '10.00', '0.00']], returns: [{ units: [['A', 1]], resolution: 'STORE_CREDIT', told: ['10.00', '5.00', '4.90', '15.00'] }] },
  { title: 'a store credit and then a refund come to what was paid', lines: [[3, '10.00', '20.00']], returns: [{ units: [['A', 1]], resolution: 'STORE_CREDIT', told: ['3.33', '0.00', '0.00', '3.33'] }, { units: [['A', 1]], told: ['3.34', '0.00', '0.00', '3.34'] }, { units: [['A', 1]], told: ['3.33', '0.00', '0.00', '3.33'] }] },
  { title: 'an exchange costs and gives nothing', policy: FEE, lines: [[1, '10.00', '0.00']], returns: [{ units: [['A', 1]], resolution: 'EXCHANGE', stays: true, told: ['10.00', '0.00', '4.90', '0.00'] }] },
  { title: 'units that were refunded by hand before', lines: [[3, '10.00', '20.00']], before: { units: 1, amount: '3.33' }, returns: [{ units: [['A', 2]], told: ['6.67', '0.00', '0.00', '6.67'] }] },
  { title: 'what was free is worth nothing', policy: FEE, lines: [[1, '10.00', '10.00']], returns: [{ units: [['A', 1]], told: ['0.00', '0.00', '4.90', '0.00'], refunded: ['0.00', '0.00'] }] },
];

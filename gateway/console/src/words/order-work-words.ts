import type { BulkResult } from '../bulk/bulk-plan.js';

/** The texts of an order as the interfaces show it. */
interface InterfaceWords extends Readonly<Record<'absent' | 'copied' | 'copy' | 'hint' | 'none' | 'title', string>> {
  /** What interfaces are called, by their letters. */
  readonly names: Readonly<Record<string, string>>;
  readonly answer: (letter: string) => string;
}

/** The texts of doing something to several orders. */
interface BulkWords extends Readonly<Record<'clear' | 'copied' | 'copy' | 'download' | 'order' | 'orders' | 'reason' | 'report' | 'result' | 'selectPage' | 'stop', string>> {
  readonly selectOne: (number: string) => string;
  readonly selected: (count: number) => string;
  readonly count: (count: number) => string;
  readonly wouldChange: (count: number) => string;
  readonly same: (count: number) => string;
  readonly refused: (count: number) => string;
  readonly carryOut: (count: number) => string;
  readonly progress: (done: number, all: number) => string;
  readonly results: Readonly<Record<BulkResult, string>>;
}

/** What actions ask and say that are about more than the order's own fields. */
type QuestionWords = Readonly<Record<
  'document' | 'documentsAdvice' | 'labelsAdvice' | 'note' | 'noteAdvice' | 'parcels' | 'payment' | 'paymentAdvice' | 'refundAdvice' | 'refundedShipping' | 'replaceAdvice' | 'weight' |
  'name' | 'email' | 'phone' | 'customerAdvice' | 'billingAdvice' | 'taxCode' | 'vatNumber' | 'certifiedEmail' | 'recipientCode' | 'methodCode' | 'methodName' | 'carrierCode' | 'serviceCode' | 'shippingType' | 'priority' | 'notes' | 'deliveryAdvice' | 'fewerAdvice' | 'addItemAdvice' | 'sku' | 'quantity' | 'unitPrice' | 'file' | 'position' | 'documentNumber' | 'customsAdvice' | 'publishAdvice', string>>;

/** The texts of work with orders beyond a single action. */
export interface OrderWorkWords {
  readonly interfaces: InterfaceWords;
  readonly bulk: BulkWords;
  readonly questions: QuestionWords;
  /** What the graph's words are called that are chosen from. */
  readonly choices: Readonly<Record<string, string>>;
  /** What is asked of one item. */
  readonly ofLine: Readonly<Record<'hsCode' | 'originCountry', (item: string) => string>>;
  /** The fold of actions that are seldom used. */
  readonly more: string;
  readonly printables: { readonly title: string; readonly label: (parcel: number) => string };
  readonly documentTypes: Readonly<Record<string, string>>;
  /** What further fields of the graph, and events, are called. */
  readonly fields: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  /** Who did it, where nobody has a name. */
  readonly doneBy: Readonly<Record<'itself' | 'shopper', string>>;
  /** What it came through, by the names of interfaces and of the product's own tools, where `interfaces` has no name for it. */
  readonly ways: Readonly<Record<string, string>>;
}

import type { ReceivedUnitsInput } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import type { Action, ActionField, Answers } from '../order/action.js';
import { ConsoleReceiveReturnDocument } from './operations/console-receive-return.generated.js';
import type { Returned } from './use-return.js';

const SELLABLE = 'SELLABLE';
const OTHERS = ['DAMAGED', 'QUARANTINE', 'BLOCKED'] as const;
const MOST_UNITS = 1_000_000;

type Line = Returned['lines'][number];

/** All lines of one item: what arrived in another condition has a line of its own. */
interface Item extends Pick<Line, 'barcode' | 'note' | 'orderLineId' | 'sku'> {
  readonly title: string;
  readonly sellable: number;
  readonly other: number;
  readonly condition: string;
}

/** A person reports what arrived at a location that no warehouse system works: of each item what can be sold, and what cannot. */
export function receiveReturn(returned: Returned): Action {
  const items = itemsOf(returned);
  return {
    name: 'receiveReturn', advice: 'receiveAdvice', fields: items.flatMap(fieldsOf),
    send: async (answers, { dryRun, ...sending }) => (await ask(ConsoleReceiveReturnDocument, { input: { reference: returned.id, lines: items.flatMap((item, at) => unitsOf(item, at, answers)) }, dryRun }, sending)).receiveReturnAtLocation,
  };
}

/** As they were reported, or as if everything that is expected were there. */
function itemsOf({ lines, inspectedAt }: Returned): readonly Item[] {
  const all = new Map<string, Line[]>();
  for (const line of lines) {
    const key = line.orderLineId ?? line.sku ?? line.barcode ?? '';
    all.set(key, [...all.get(key) ?? [], line]);
  }
  return [...all.values()].flatMap((own) => own.slice(0, 1).map((first) => itemOf(first, own, inspectedAt !== null)));
}

function itemOf({ orderLineId, sku, barcode, title }: Line, own: readonly Line[], isInspected: boolean): Item {
  const others = own.filter(({ classification }) => classification !== null && classification !== SELLABLE);
  const sellable = isInspected ? sumOf(own.filter((line) => !others.includes(line)), 'quantityReceived') : sumOf(own, 'quantityExpected');
  const note = own.find((line) => line.note !== null)?.note ?? null;
  return { orderLineId, sku, barcode, title: title ?? itemCode(sku, barcode), note, sellable, other: sumOf(others, 'quantityReceived'), condition: others[0]?.classification ?? OTHERS[0] };
}

const itemCode = (sku: string | null, barcode: string | null): string => sku ?? barcode ?? '';
const sumOf = (lines: readonly Line[], field: 'quantityExpected' | 'quantityReceived'): number => lines.reduce((sum, line) => sum + line[field], 0);

const fieldsOf = ({ title, sellable, other, condition, note }: Item, at: number): readonly ActionField[] => [
  { name: `sellable:${String(at)}`, label: { ofItem: 'sellableOf', item: title }, kind: 'count', value: String(sellable), most: MOST_UNITS, isRequired: true },
  { name: `other:${String(at)}`, label: { ofItem: 'otherOf', item: title }, kind: 'count', value: String(other), most: MOST_UNITS, isRequired: true },
  { name: `condition:${String(at)}`, label: { ofItem: 'conditionOf', item: title }, kind: 'choice', optionsAre: 'conditions', value: condition, options: [...new Set([condition, ...OTHERS])].map((value) => ({ value })) },
  { name: `note:${String(at)}`, label: { ofItem: 'remarkOf', item: title }, kind: 'text', value: note ?? '' },
];

/** Nothing of an item is said by none of it in sellable condition. */
function unitsOf({ orderLineId: lineId, sku, barcode }: Item, at: number, answers: Answers): readonly ReceivedUnitsInput[] {
  const answer = (name: string): string => answers[`${name}:${String(at)}`] ?? '';
  const [sellable, other] = [Number(answer('sellable')), Number(answer('other'))];
  const item = { ...(lineId === null ? { sku, barcode } : { lineId }), ...(answer('note') !== '' && { note: answer('note') }) };
  return [
    ...(sellable > 0 || other === 0 ? [{ ...item, quantity: sellable, classification: SELLABLE }] : []),
    ...(other > 0 ? [{ ...item, quantity: other, classification: answer('condition') }] : []),
  ];
}

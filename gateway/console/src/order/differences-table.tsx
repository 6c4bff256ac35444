import { type ReactElement } from 'react';
import { ChangesTable } from '../parts/changes-table.js';
import { useFormat, type Format } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';
import type { Difference } from './differences.js';

interface Shown {
  readonly found: readonly Difference[];
  /** Whose fields they are. */
  readonly subject?: Subject;
}

/** Whose fields a difference is of. */
export type Subject = 'order' | 'return';

/** What an action would change, as it is now and as it would be. */
export function DifferencesTable({ found, subject = 'order' }: Shown): ReactElement {
  const words = useWords();
  const format = useFormat();
  const { actions } = words;
  const shown = (text: string | undefined, path: readonly string[]): string => (text === undefined ? actions.absent : valueOf(text, path, { words, format, subject }));
  const nameOf = (name: string): string => (subject === 'return' ? words.returns.fields[name] : undefined) ?? words.fields[name] ?? words.orderWork.fields[name] ?? name;
  return <ChangesTable changes={found.map(({ path, before, after, count }) => ({ key: [...path, before, after].join('/'), name: path.map(nameOf).join(' › '), before: shown(before, path), after: shown(after, path), count }))} />;
}

interface Writing {
  readonly words: Words;
  readonly format: Format;
  readonly subject: Subject;
}

/** A value in the person's words: states by what they are of, times, and what is or is not. */
function valueOf(text: string, path: readonly string[], { words, words: { actions }, format, subject }: Writing): string {
  const [field = ''] = path.slice(-1);
  if (field.endsWith('At')) return format.moment(text);
  if (text === 'true' || text === 'false') return text === 'true' ? actions.yes : actions.no;
  const states = statesOf(field, path, { words, subject });
  return text.split(', ').map((one) => states[one] ?? one).join(', ');
}

function statesOf(field: string, path: readonly string[], { words: { statuses, returns, orderWork: { documentTypes, choices } }, subject }: Omit<Writing, 'format'>): Readonly<Partial<Record<string, string>>> {
  const [list = ''] = path;
  if (field === 'status') return list === 'label' ? returns.labelStates : statuses[STATES[list] ?? (path.length === 1 ? subject : 'order')];
  return { paymentStatus: statuses.payment, waitingReasons: statuses.waiting, classification: returns.conditions, type: { ...documentTypes, ...choices } }[field] ?? {};
}

/** Whose states they are, by the list that has them. */
const STATES: Readonly<Partial<Record<string, 'fulfillment' | 'return' | 'shipment'>>> = { fulfillmentOrders: 'fulfillment', shipments: 'shipment', returns: 'return' };

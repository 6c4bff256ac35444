import type { Portal } from './visited-portal.js';
import { namesIn, type Shown, type visitorOf } from './visitor.js';

/** A browser without scripts. */
export type Visitor = ReturnType<typeof visitorOf>;

/** Visitors who are each another client, so that none is counted with another. */
export function newVisitors(portal: () => Portal, network: string): () => Visitor {
  let clients = 0;
  return () => {
    clients += 1;
    return portal().visitor({ 'x-forwarded-for': `${network}.${String(clients)}` });
  };
}

/** The field of a line's reason, by that of its quantity. */
export const reasonOf = (quantity: string): string => quantity.replace('quantity', 'reason');
/** The id of the line of a field. */
export const idOf = (field: string): string => field.slice(field.indexOf('-') + 1);
/** The flaws that a page shows beside its fields. */
export const flawsIn = (text: string): string[] => [...text.matchAll(/<p class="flaw" id="field-([a-z]+)[^"]*"><span class="unseen">Error: <\/span>([^<]+)/g)].map(([, field = '', flaw = '']) => `${field}: ${flaw}`);
/** The title of a page. */
export const titleIn = (text: string): string => /<h1>([^<]+)/.exec(text)?.[1] ?? '';

/** The facts of a page by their names. */
export const factsIn = (text: string): Record<string, string> => Object.fromEntries([...text.matchAll(/<dt>([^<]+)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = '', value = '']) => [name, value]));

/** What is chosen on the way. */
export interface Way { readonly quantity?: string; readonly reason?: string; readonly resolution?: string; readonly more?: Readonly<Record<string, string>> }

/** To the last page, as a person without scripts gets there; answers it with its address and the id of the first line. */
export async function atCheck(v: Visitor, number: string, { quantity = '1', reason = 'too_small', resolution = 'refund', more = { method: 'carrier_label' } }: Way = {}): Promise<{ readonly at: string; readonly page: Shown; readonly line: string }> {
  const order = await v.lookUp(number);
  const [line = ''] = namesIn(order.text, 'quantity-');
  const chosen = await v.send(order.target, { [line]: quantity, [reasonOf(line)]: reason, resolution }, order);
  expect([chosen.status, flawsIn(chosen.text)]).toEqual([303, []]);
  const how = await v.send(chosen.location, { ...more, ...(resolution === 'exchange' && { [`exchange-${idOf(line)}`]: '8050000000024' }) }, await v.ask(chosen.location));
  expect([how.status, flawsIn(how.text)]).toEqual([303, []]);
  return { at: how.location, page: await v.ask(how.location), line: idOf(line) };
}

/** A return that is made; answers the address of its page. */
export const made = async (v: Visitor, number: string, way: Way = {}): Promise<string> => {
  const { at, page } = await atCheck(v, number, way);
  const sent = await v.send(at, {}, page);
  expect(sent.status).toBe(303);
  return sent.location;
};

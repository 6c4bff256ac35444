import type { Reply } from '#kit/answer.js';
import { seeOther, type Typed } from '#kit/page/pages.js';
import type { CallHead, Inbound } from '#kit/route.js';
import type { StoreCaller } from '../store-caller.js';
import { METHOD_WORDS, RESOLUTION_WORDS, wordOf } from '../words.js';
import { choiceOf, queryOfChoice, type Choice } from './choice.js';
import { textOf } from './lines.js';
import { pathOf } from './portal-page.js';
import type { ShopperOrder } from './shown-order.js';

/** Why a visitor looks an order up again. */
export type LookupNotice = 'session-over' | 'another-order';

/** The first page of a store, for a visitor who has to look an order up again; what was chosen stays in the address. */
export function lookupAgain(slug: string, choice: Choice, notice: LookupNotice = 'session-over'): string {
  const chosen = queryOfChoice(choice);
  return pathOf(slug, `${chosen}${chosen === '' ? '?' : '&'}notice=${notice}`);
}

/** The order of the session that a page or form was opened with; null where there is none any more. */
type OrderNow = ShopperOrder | null;

const noticeOf = (order: OrderNow): LookupNotice => (order === null ? 'session-over' : 'another-order');

/** Leads there from a page that is opened; who never had a session is not told that it ended. */
export const backToLookup = ({ slug, session }: StoreCaller, { query }: Pick<CallHead, 'query'>, order: OrderNow): Reply =>
  seeOther(session === '' && Object.keys(query).length === 0 ? pathOf(slug) : lookupAgain(slug, choiceOf(query), noticeOf(order)));

/** Leads there from a form that was sent after its session had ended, or had become one of another order. */
export const sentTooLate = ({ slug }: StoreCaller, inbound: Inbound, order: OrderNow): Reply => seeOther(lookupAgain(slug, choiceWith(choiceOf(inbound.query), typedIn(inbound)), noticeOf(order)));

/** Whether there is a session yet, and a page or form is of its order: one browser has one session, and another tab may have looked up another order meanwhile. */
export function isOrderOf(order: OrderNow, inbound: Inbound): order is ShopperOrder {
  const asked = [...choiceOf(inbound.query).lines.map(({ id }) => id), ...askedIn(typedIn(inbound))];
  return order !== null && (asked.length === 0 || order.lines.some(({ id }) => asked.includes(id)));
}

/** The fields of a form as it was sent. */
export const typedIn = ({ body }: Pick<Inbound, 'body'>): Typed => (typeof body === 'object' && body !== null ? body as Typed : {}); // as the readers of forms make it

const QUANTITY = 'quantity-';

/** The lines that a form asks of. */
const askedIn = (typed: Typed): string[] => Object.keys(typed).filter((name) => name.startsWith(QUANTITY)).map((name) => name.slice(QUANTITY.length));

/** What was chosen before, with what a form says, whichever page it is of. */
function choiceWith(before: Choice, typed: Typed): Choice {
  const asked = askedIn(typed);
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const lines = (asked.length > 0 ? asked : [...known.keys()]).map((id) => {
    const { quantity = 0, reason = '', exchange = '' } = known.get(id) ?? {};
    return { id, quantity: Number(textOf(typed, `${QUANTITY}${id}`) || quantity), reason: textOf(typed, `reason-${id}`) || reason, exchange: textOf(typed, `exchange-${id}`) || exchange };
  });
  return {
    lines: lines.filter(({ quantity }) => quantity > 0), resolution: wordOf(RESOLUTION_WORDS, textOf(typed, 'resolution')) ?? before.resolution,
    method: wordOf(METHOD_WORDS, textOf(typed, 'method')) ?? before.method, store: textOf(typed, 'store') || before.store,
  };
}

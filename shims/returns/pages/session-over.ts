import type { Reply } from '#kit/answer.js';
import { seeOther, type Typed } from '#kit/page/pages.js';
import type { CallHead, Inbound } from '#kit/route.js';
import type { StoreCaller } from '../store-caller.js';
import { METHOD_WORDS, RESOLUTION_WORDS, wordOf } from '../words.js';
import { choiceOf, queryOfChoice, type Choice } from './choice.js';
import { textOf } from './lines.js';
import { pathOf } from './portal-page.js';

/** The first page of a store, for a visitor whose session has ended; what was chosen stays in the address. */
export function lookupAgain(slug: string, choice: Choice): string {
  const chosen = queryOfChoice(choice);
  return pathOf(slug, `${chosen}${chosen === '' ? '?' : '&'}notice=session-over`);
}

/** Leads there from a page that is opened; who never had a session is not told that it ended. */
export const backToLookup = ({ slug, session }: StoreCaller, { query }: Pick<CallHead, 'query'>): Reply =>
  seeOther(session === '' && Object.keys(query).length === 0 ? pathOf(slug) : lookupAgain(slug, choiceOf(query)));

/** Leads there from a form that was sent after its session had ended. */
export const sentTooLate = ({ slug }: StoreCaller, inbound: Inbound): Reply => seeOther(lookupAgain(slug, choiceWith(choiceOf(inbound.query), typedIn(inbound))));

/** The fields of a form as it was sent. */
export const typedIn = ({ body }: Pick<Inbound, 'body'>): Typed => (typeof body === 'object' && body !== null ? body as Typed : {}); // as the readers of forms make it

const QUANTITY = 'quantity-';

/** What was chosen before, with what a form says, whichever page it is of. */
function choiceWith(before: Choice, typed: Typed): Choice {
  const asked = Object.keys(typed).filter((name) => name.startsWith(QUANTITY)).map((name) => name.slice(QUANTITY.length));
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

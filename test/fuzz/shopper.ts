import { locationOf, matched, openBrowser, type Browser } from './browser.js';
import { word, type Caller } from './building.js';
import { filledIn } from './filled-in.js';
import { hasLater, later, type KnownToShopper, type Resolve } from './later.js';
import type { Visitor } from './visitor.js';
import type { WireAnswer } from './wire.js';

/** The kind of callers that shoppers are. */
export const SHOPPER = 'shopper';

/** An order that its shopper looks up in a portal. */
interface Order {
  readonly slug: string;
  readonly order: string;
  readonly postcode: string;
}

interface Shopping extends Order {
  readonly caller: Caller;
  readonly port: number;
}

const [SESSION, OK, CREATED] = ['portico-return-session', 200, 201] as const;
/** Pages for who has looked an order up. */
const OF_SESSION = /\/order(?:[/?]|$)/;
const [CANCELLING, RETURN] = [/^\/returns\/.*\/cancel(?:\?|$)/, /\/r\/([\w-]+)$/];

/** A shopper with a browser, who visits the returns portal of a store about an order. */
export function openShopper({ caller: { owner }, port, slug, order, postcode }: Shopping): Visitor {
  const browser = openBrowser(port);
  const { lookedUp, line, returned, note, forget } = shoppingIn(browser, { slug, order, postcode });
  const resolve: Required<Resolve<KnownToShopper>> = {
    line, order: () => order, postcode: () => postcode, slug: () => slug, note: () => word(owner.company, owner.place, 'Note'), 'return-session': lookedUp, return: returned,
  };
  return {
    surface: 'returns',
    async filled(call) {
      if (!hasLater(call)) return call;
      if (String(call.headers).includes(later('cookie')) && OF_SESSION.test(call.path)) await lookedUp();
      return filledIn(call, { browser, resolve });
    },
    saw({ surface, path }, answer) {
      if (surface !== 'returns') return;
      browser.keep(answer);
      if (!CANCELLING.test(path)) note(answer);
      else if (answer.status !== OK) forget(); // cancelled, or past that
    },
  };
}

/** What a shopper does before a call, and what they have of it. */
function shoppingIn({ send, submit, cookie }: Browser, { slug, order, postcode }: Order) {
  const at = (below = ''): string => `/returns/${slug}${below}`;
  const opened: string[] = [];
  let session = '';
  const note = (answer: WireAnswer): void => {
    const made = answer.status === CREATED ? matched(answer, /"token":"([\w-]+)"/) : RETURN.exec(locationOf(answer).pathname)?.[1] ?? '';
    if (made !== '' && !opened.includes(made)) opened.push(made);
  };
  const forget = (): void => { opened.pop(); };
  const lookedUp = async (): Promise<string> => {
    if (session !== '' && cookie(SESSION) === session) return session;
    await submit(at(), { order, verifier: postcode });
    return session = cookie(SESSION);
  };
  const free = async (): Promise<string> => matched(await send(at('/order')), /name="quantity-([^"]+)"/);
  const line = async (): Promise<string> => {
    await lookedUp();
    const [found, last] = [await free(), opened.at(-1)];
    if (found !== '' || last === undefined) return found;
    await submit(at(`/r/${last}/cancel`), {}); // what it holds can be returned again
    forget();
    return free();
  };
  return {
    /** Keeps the token of a return that was made. */
    note,
    /** Forgets the last return. */
    forget,
    /** The session of the order, whatever the browser looked up since. */
    lookedUp,
    /** A line that can be returned yet. */
    line,
    /** The token of a return; of a new one where there is none. */
    async returned(): Promise<string> {
      const choice = async () => new URLSearchParams({ line: `${await line()}:1::changed_mind`, resolution: 'refund', method: 'carrier_label' });
      if (opened.length === 0) note(await submit(at(`/order/check?${(await choice()).toString()}`), {}));
      return opened.at(-1) ?? '';
    },
  };
}

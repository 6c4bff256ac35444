import { locationOf, matched, openBrowser } from './browser.js';
import { word, type Caller } from './building.js';
import { filledIn } from './filled-in.js';
import { hasLater, later, type KnownToShopper, type Resolve } from './later.js';
import type { Visitor } from './visitor.js';

/** The kind of callers that shoppers are. */
export const SHOPPER = 'shopper';

interface Shopping {
  readonly caller: Caller;
  readonly port: number;
  /** Of the portal. */
  readonly slug: string;
  readonly order: string;
  readonly postcode: string;
}

const [SESSION, OK, SEE_OTHER] = ['portico-return-session', 200, 303] as const;
/** Pages for who has looked an order up. */
const OF_SESSION = /\/order(?:[/?]|$)/;
const [CANCELLING, RETURN] = [/\/cancel(?:\?|$)/, /\/r\/([\w-]+)$/];

/** A shopper with a browser, who visits the returns portal of a store about an order. */
export function openShopper({ caller: { owner }, port, slug, order, postcode }: Shopping): Visitor {
  const browser = openBrowser(port);
  const { send, submit, cookie } = browser;
  const at = (below = ''): string => `/returns/${slug}${below}`;
  let [session, opened] = ['', ''];
  /** Has the session of the order, whatever was looked up since. */
  const lookedUp = async (): Promise<string> => {
    if (session !== '' && cookie(SESSION) === session) return session;
    await submit(at(), { order, verifier: postcode });
    return session = cookie(SESSION);
  };
  const line = async (): Promise<string> => lookedUp().then(async () => matched(await send(at('/order')), /name="quantity-([^"]+)"/));
  const returned = async (): Promise<string> => {
    const choice = new URLSearchParams({ line: `${await line()}:1::changed_mind`, resolution: 'refund', method: 'carrier_label' });
    return RETURN.exec(locationOf(await submit(at(`/order/check?${choice.toString()}`), {})).pathname)?.[1] ?? '';
  };
  const resolve: Required<Resolve<KnownToShopper>> = {
    line, order: () => order, postcode: () => postcode, slug: () => slug, note: () => word(owner.company, owner.place, 'Note'), 'return-session': lookedUp, return: async () => (opened ||= await returned()),
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
      if (CANCELLING.test(path)) opened = answer.status === OK ? opened : ''; // cancelled, or past that
      else if (answer.status === SEE_OTHER) opened = RETURN.exec(locationOf(answer).pathname)?.[1] ?? opened;
    },
  };
}

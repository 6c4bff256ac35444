import type { FulfillmentStatus, OrderStatus, PaymentStatus, ReturnStatus, ShipmentStatus, WaitingReason } from '#contract/schema.generated.js';
import type { OrderColumn } from '../orders/order-columns.js';
import type { UsualFilter } from '../orders/usual-filters.js';
import type { LiveWords } from '../live/live-words.js';
import type { TodayWords } from '../today/today-words.js';
import type { Theme } from '../shell/theme.js';
import type { ActionWords } from './action-words.js';
import type { IntegrationWords } from './integration-words.js';
import type { NavigationWords } from './navigation-words.js';
import type { OrderWords } from './order-words.js';
import type { OrderWorkWords } from './order-work-words.js';
import type { ReturnWords } from './return-words.js';

type Texts<Keys extends string> = Readonly<Record<Keys, string>>;

/** The texts around every page. */
export type ShellWords = Texts<'title' | 'console' | 'skip' | 'pages' | 'company' | 'sandbox' | 'account' | 'lead' | 'ended' | 'notSignedIn' | 'insecure' | 'signIn' | 'signOut' | 'language' | 'theme' | 'help' | 'close' | 'retry' | 'loading' | 'missing' | 'toOrders'> & {
  readonly themes: Texts<Theme>;
};

/** The texts of the list of orders. */
export type OrdersWords = Texts<'title' | 'none' | 'noneAdvice' | 'showAll' | 'pages' | 'previous' | 'next' | 'chooseColumns' | 'keptHere' | 'search' | 'searchHint' | 'find' | 'savedFilters' | 'save' | 'filterName' | 'filters' | 'apply' | 'clear' | 'any' | 'unallocated' | 'lateAgainstPromise' | 'country' | 'carrier' | 'tag' | 'openForDays' | 'placedFrom' | 'placedTo' | 'sortedBy'> & {
  readonly columns: Texts<OrderColumn>;
  readonly usual: Texts<UsualFilter>;
  readonly remove: (name: string) => string;
  /** How many there are; of many the graph counts some only. */
  readonly found: (count: string, isLeast: boolean) => string;
};

/** The states of everything. */
export interface StatusWords {
  readonly order: Texts<OrderStatus>;
  readonly payment: Texts<PaymentStatus>;
  readonly waiting: Texts<WaitingReason>;
  readonly fulfillment: Texts<FulfillmentStatus>;
  readonly shipment: Texts<ShipmentStatus>;
  readonly return: Texts<ReturnStatus>;
}

/** The texts of the console in one language. */
export interface Words {
  readonly live: LiveWords;
  readonly today: TodayWords;
  readonly navigation: NavigationWords;
  readonly shell: ShellWords;
  readonly orders: OrdersWords;
  readonly order: OrderWords;
  readonly actions: ActionWords;
  readonly orderWork: OrderWorkWords;
  readonly statuses: StatusWords;
  /** What fields of the graph are called where a change of them is shown; those that are absent are shown as they are called there. */
  readonly fields: Readonly<Partial<Record<string, string>>>;
  /** What each key does. */
  readonly keys: Texts<'/' | '?' | 'Enter' | 'Esc' | 'j k' | 'n p' | 'x'>;
  /** What to do about a code of the graph; OTHER for the rest. */
  readonly failures: Readonly<Record<string, string>>;
  /** What happened, by the types of events; those that are absent are shown as they are called. */
  readonly events: Readonly<Record<string, string>>;
  readonly integrations: IntegrationWords;
  readonly returns: ReturnWords;
}

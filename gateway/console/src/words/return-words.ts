import type { ReturnLabelStatus, ReturnMethod, ReturnResolution, ReturnSource } from '#contract/schema.generated.js';
import type { ReturnColumn } from '../returns/return-columns.js';
import type { UsualReturns } from '../returns/return-search.js';

type Texts<Keys extends string> = Readonly<Record<Keys, string>>;

/** What staff can do with a return, or with an order to open one. */
export type ReturnActionName = 'announceReturn' | 'cancelReturn' | 'closeReturn' | 'expectReturn' | 'labelAgain' | 'linkRefund' | 'matchReturn' | 'receiveReturn' | 'refundReturn' | 'returnInTransit' | 'storeCredit';

/** What actions with returns ask and say. */
export type ReturnQuestion = 'announceAdvice' | 'cancelAdvice' | 'chosenRefund' | 'comment' | 'labelWanted' | 'matchAdvice' | 'matchedOrder' | 'receiveAdvice' | 'refundReturnAdvice' | 'returnReason' | 'withoutFee';

/** The texts of returns: the list, and one return. */
export type ReturnWords = Texts<
  'title' | 'search' | 'searchHint' | 'none' | 'noneAdvice' | 'showAll' | 'resolution' | 'method' | 'source' | 'ofOrder' | 'verdict' | 'compliant' | 'notCompliant' | 'openedFrom' | 'openedTo' | 'notFound' | 'notFoundAdvice' | 'back' |
  'noOrder' | 'unannounced' | 'cancelled' | 'condition' | 'reason' | 'remark' | 'instead' | 'lot' | 'outcome' | 'allThere' | 'missing' | 'notSellable' | 'unexpected' | 'photos' | 'photosHint' | 'label' | 'noLabel' | 'printLabel' | 'nextTry' |
  'fee' | 'terms' | 'goods' | 'due' | 'policy' | 'credit' | 'validUntil' | 'exchangeOrder' | 'dates' | 'notes' | 'noTimeline' | 'location'> & {
    readonly columns: Texts<ReturnColumn>;
    readonly usual: Texts<UsualReturns>;
    readonly resolutions: Texts<ReturnResolution>;
    readonly methods: Texts<ReturnMethod>;
    readonly sources: Texts<ReturnSource>;
    readonly labelStates: Texts<ReturnLabelStatus>;
    /** Conditions of goods; a warehouse may have codes of its own, which are shown as they are. */
    readonly conditions: Readonly<Partial<Record<string, string>>>;
    readonly times: Texts<'acceptedAt' | 'cancelledAt' | 'closedAt' | 'createdAt' | 'inspectedAt' | 'receivedAt'>;
    readonly actions: Texts<ReturnActionName>;
    readonly questions: Texts<ReturnQuestion>;
    /** What fields are called that orders do not have, or that mean something else there. */
    readonly fields: Readonly<Partial<Record<string, string>>>;
    readonly titleOf: (number: string) => string;
    readonly photo: (place: string) => string;
    readonly tries: (count: string) => string;
    readonly units: (received: string, expected: string) => string;
    /** Questions about the units of an item. */
    readonly sellableOf: (item: string) => string;
    readonly otherOf: (item: string) => string;
    readonly conditionOf: (item: string) => string;
    readonly remarkOf: (item: string) => string;
  };

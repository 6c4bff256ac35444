import type { StockClassification, StockDifferenceCode } from '#contract/schema.generated.js';
import type { StockColumn } from '../stock/stock-columns.js';
import type { UsualStock } from '../stock/stock-search.js';

type Texts<Keys extends string> = Readonly<Record<Keys, string>>;

/** The texts of stock: the reconciliation, the inventory and one item. */
export type StockWords = Texts<
  'title' | 'lead' | 'reconciliation' | 'inventory' | 'inventoryLead' | 'search' | 'searchHint' | 'none' | 'noneAdvice' | 'showAll' | 'unknownItem' | 'unknownItemAdvice' | 'noneAnywhere' | 'noneAnywhereAdvice' | 'difference' | 'location' | 'byHand' | 'bySystem' | 'barcode' | 'changed' | 'where' |
  'onHand' | 'reserved' | 'published' | 'reported' | 'sum' | 'accepted' | 'acceptedAdvice' | 'reservedBy' | 'acceptedBy' | 'noReservation' | 'levels' | 'place' | 'condition' | 'units' | 'asOf' | 'incoming' | 'noIncoming' | 'expectedAt' | 'orders' | 'audit' | 'back' |
  'count' | 'countAdvice' | 'countedElsewhere' | 'counted' | 'stale' | 'setIncoming' | 'incomingAdvice' | 'addArrival' | 'removeArrival' | 'readOnly'> & {
    readonly columns: Texts<StockColumn>;
    readonly usual: Texts<UsualStock>;
    /** Why what is published differs, in a few words. */
    readonly kinds: Texts<StockDifferenceCode>;
    /** The same as a sentence about an item at a location. */
    readonly reasons: Texts<StockDifferenceCode>;
    readonly conditions: Texts<StockClassification>;
    /** Of a longer list, how many more there are. */
    readonly more: (count: string) => string;
    readonly arrival: (units: string, at: string) => string;
  };

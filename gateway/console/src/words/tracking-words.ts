import type { CarrierFormat, MailState, TrackingStatus } from '#contract/schema.generated.js';
import type { ParcelColumn } from '../tracking/parcel-columns.js';
import type { UsualParcels } from '../tracking/parcel-search.js';

type Texts<Keys extends string> = Readonly<Record<Keys, string>>;

/** The texts of tracking: parcels, and the codes of carriers. */
export type TrackingWords = Texts<
  'title' | 'parcels' | 'codes' | 'search' | 'searchHint' | 'none' | 'noneAdvice' | 'showAll' | 'carrier' | 'location' | 'quiet' | 'shippedFrom' | 'shippedTo' | 'noNumber' | 'noNews' |
  'notFound' | 'notFoundAdvice' | 'back' | 'order' | 'way' | 'noEvents' | 'left' | 'noMeaning' | 'code' | 'asSent' | 'received' | 'service' | 'weight' | 'items' | 'promised' | 'estimates' | 'saidOn' | 'returns' |
  'told' | 'notTold' | 'shopperPage' | 'follow' | 'record' | 'recordAdvice' | 'newStatus' | 'happenedAt' | 'lead' | 'noCarriers' | 'noCarriersAdvice' | 'connect' | 'mayNot' | 'unmapped' | 'allMapped' | 'lastSaid' |
  'parcelsWith' | 'firstSeen' | 'lastSeen' | 'example' | 'meaning' | 'asBefore' | 'proposals' | 'preview' | 'counts' | 'countsHint' | 'origin' | 'own' | 'ofFormat' | 'change' | 'undo' | 'add' | 'addCode' | 'mapTitle' | 'checking' |
  'wouldMove' | 'nothingMoves' | 'notPreviewed' | 'earlier' | 'fromNowOn' | 'save' | 'saving' | 'reading' | 'choose' | 'savedMap' | 'readAgain' | 'goOn' | 'stop' | 'stopped' | 'orders' | 'conflict' | 'finished'> & {
    readonly columns: Texts<ParcelColumn>;
    readonly usual: Texts<UsualParcels>;
    readonly meanings: Texts<TrackingStatus>;
    readonly mails: Texts<'DELIVERED' | 'DELIVERY_PROBLEM' | 'OUT_FOR_DELIVERY' | 'READY_FOR_PICKUP'>;
    readonly mailStates: Texts<MailState>;
    readonly formats: Texts<CarrierFormat>;
    readonly days: (count: string) => string;
    readonly titleOf: (number: string) => string;
    readonly timesSeen: (count: string) => string;
    readonly eventsRead: (events: string, parcels: string, isLeast: boolean) => string;
    readonly more: (count: string) => string;
    readonly proposed: (meaning: string) => string;
    readonly forCode: (code: string) => string;
  };

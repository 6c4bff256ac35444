/** What staff can do with an order. */
export const ACTION_NAMES = ['hold', 'release', 'cancel', 'tag', 'address', 'reroute', 'accept', 'pick', 'ship', 'reject', 'shortClose', 'ready', 'collect', 'note', 'refund', 'replace', 'split', 'fix', 'payment', 'documentsReady', 'documents', 'makeLabels', 'voidLabels', 'customer', 'billing', 'invoice', 'delivery', 'fewer', 'addItem', 'editNote', 'deleteNote', 'customs', 'publish'] as const;

/** One of {@link ACTION_NAMES}. */
export type ActionName = (typeof ACTION_NAMES)[number];

/** The texts of actions: what is asked, what would change, and what happened. */
export type ActionWords = Readonly<Record<
  'title' | 'check' | 'carryOut' | 'changeInput' | 'wouldChange' | 'nothing' | 'field' | 'before' | 'after' | 'done' | 'readOnly' | 'reason' | 'addTags' | 'removeTags' | 'tagHint' | 'location' | 'pickedHint' | 'carrier' | 'trackingNumber' |
  'withoutTracking' | 'reasonCode' | 'message' | 'firstName' | 'lastName' | 'address1' | 'address2' | 'postalCode' | 'city' | 'countryCode' | 'phone' | 'meanwhile' | 'absent' | 'yes' | 'no', string>> & {
    readonly names: Readonly<Record<ActionName, string>>;
  };

/** Routes and fields that need not succeed in a campaign, and why. */
export const HARD_TO_REACH: ReadonlyMap<string, string> = new Map<string, string>([
  ['graph mutation linkRefund', 'it names a refund and a return of one order: test/subgraphs/orders/match-return does'],
]);

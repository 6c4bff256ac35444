/** Routes and fields that need not succeed in a campaign, and why. */
export const HARD_TO_REACH: ReadonlyMap<string, string> = new Map<string, string>([
  ['graph mutation linkRefund', 'it names a refund and a return of one order: test/subgraphs/orders/match-return does'],
  ['catalog DELETE /products/{product}/variants/{variant}', 'the keys of a campaign fill fields (inserimento), and remove no variants: test/contract/catalog/writing does'],
  ...['GET /webhooks/{webhook}', 'PATCH /webhooks/{webhook}', 'DELETE /webhooks/{webhook}', 'POST /webhooks/ping', 'POST /webhooks/deliveries/{id}/resend']
    .map((route) => [`catalog ${route}`, 'it names a webhook that the calling key made before: test/contract/catalog/webhooks does'] as const),
]);

/** A parcel, for the documentation. */
export const PARCEL_SENT = { tracking_number: 'BRT0001234565' };
/** What is answered to it. */
export const PARCEL_SIMULATED = { order_number: '#1042', tracking_numbers: ['BRT0001234565'], token: 'WyIwMTlhYjhlMCJd.c2lnbmF0dXJl-of_a_link', page: '/track/WyIwMTlhYjhlMCJd.c2lnbmF0dXJl-of_a_link' };

/** An event, for the documentation. */
export const EVENT_SENT = { tracking_number: 'BRT0001234565', step: 'van' as const };
/** What is answered to it. */
export const EVENT_SIMULATED = {
  applied: 1, duplicates: 0, unmatched: 0,
  sent: { events: [{ tracking_number: 'BRT0001234565', status: 'out_for_delivery', description: 'Out for delivery', occurred_at: '2026-11-21T07:12:00Z', location: { city: 'Milano', country_code: 'IT' } }] },
};

const SANDBOX = '"$BASE_URL/api/oms/v1/webhooks/tracking/$CONNECTION/sandbox';

/** The call in each format: it is proved as a call of the intake is. */
const shellOf = (path: string, sent: object): string => {
  const [json, url] = [JSON.stringify(sent), `${SANDBOX}/${path}"`];
  return [
    '# generic: the signature is of the exact bytes of the body', `BODY='${json}'`, 'SIGNATURE=$(printf %s "$BODY" | openssl dgst -sha256 -hmac "$WEBHOOK_SECRET" | sed "s/^.* //")',
    `curl -H "X-Service-Signature: $SIGNATURE" -H "Content-Type: application/json" --data-binary "$BODY" ${url}`, '',
    '# aggregator: the key is in the body', `curl -H "Content-Type: application/json" --data-binary '${json.replace('{', '{"apiKey":"\'"$API_KEY"\'",')}' ${url}`, '',
    '# express: the secret is in the query, percent-encoded', `curl -H "Content-Type: application/json" --data-binary '${json}' --url-query "key=$WEBHOOK_SECRET" ${url}`,
  ].join('\n');
};

/** The calls of the documentation. */
export const [PARCEL_SHELL, EVENT_SHELL] = [shellOf('parcels', PARCEL_SENT), shellOf('events', EVENT_SENT)];

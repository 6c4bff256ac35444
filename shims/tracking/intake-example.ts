/** An event of the generic format, for the documentation. */
export const INTAKE_EXAMPLE = { events: [{ tracking_number: 'BRT0001234565', status: 'out_for_delivery', description: 'In consegna', occurred_at: '2026-11-21T07:12:00Z', location: { city: 'Torino', country_code: 'IT' } }] };

const AGGREGATOR = '{"apiKey":"\'"$API_KEY"\'","trackingNumber":"BRT0001234565","date":"2026-11-21 08:12:00","qaplaStatusID":4,"courierStatus":"In consegna","place":"Torino"}';
const EXPRESS = '{"shipments":[{"id":"BRT0001234565","status":{"timestamp":"2026-11-21T08:12:00","statusCode":"transit","description":"Out for delivery"}}]}';

/** A call of each format. */
export const INTAKE_SHELL = [
  '# generic: the signature is of the exact bytes of the body', `BODY='${JSON.stringify(INTAKE_EXAMPLE)}'`,
  'SIGNATURE=$(printf %s "$BODY" | openssl dgst -sha256 -hmac "$WEBHOOK_SECRET" | sed "s/^.* //")', 'INTAKE="$BASE_URL/api/oms/v1/webhooks/tracking/$CONNECTION"',
  'curl -H "X-Service-Signature: $SIGNATURE" -H "Content-Type: application/json" --data-binary "$BODY" "$INTAKE"', '',
  '# aggregator: the key is in the body', `curl -H "Content-Type: application/json" --data-binary '${AGGREGATOR}' "$INTAKE"`, '',
  '# express: the secret is in the query, percent-encoded', `curl -H "Content-Type: application/json" --data-binary '${EXPRESS}' --url-query "key=$WEBHOOK_SECRET" "$INTAKE"`,
].join('\n');

import { asSystem, type Deployment } from '../deployment.js';
import { MARKETS } from '../data/markets.js';
import { SaveDemoCarrierDocument } from '../operations/save-demo-carrier.generated.js';

const NAMES = {
  brt: 'BRT', colissimo: 'Colissimo', dhl: 'DHL', correos: 'Correos', royal_mail: 'Royal Mail', swiss_post: 'Swiss Post', post_at: 'Post AT', bpost: 'bpost', ctt: 'CTT', postnl: 'PostNL',
} as const satisfies Record<(typeof MARKETS)[keyof typeof MARKETS]['carrier'], string>;

const PREFIX_LETTERS = 2;

/** Save the carriers of the markets, idempotently. */
export async function seedCarriers({ call, companyId }: Deployment): Promise<void> {
  for (const [country, { carrier }] of Object.entries(MARKETS)) {
    const trackingUrlTemplate = `https://${carrier.replace('_', '-')}.example.com/track/{tracking_number}`;
    const input = { code: carrier, name: NAMES[carrier], countries: [country], trackingUrlTemplate, trackingPrefix: carrier.replace('_', '').slice(0, PREFIX_LETTERS).toUpperCase() };
    await call(SaveDemoCarrierDocument, { input }, asSystem(companyId));
  }
}

import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { LANGUAGES } from '#contract/languages.js';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { READS } from './limits.js';
import { PortalInfoDocument } from './operations/portal-info.generated.js';
import { StorePlace } from './place-params.js';
import { BRAND_EXAMPLE } from './portal-example.js';
import { Brand, brandJson, Resolutions, resolutionsJson } from './portal-json.js';
import { ANYBODY } from './store-access.js';
import type { StoreCaller } from './store-caller.js';
import { VERIFIER_WORDS } from './words.js';

const Info = z.object({
  brand: Brand, languages: z.array(z.enum(LANGUAGES)), default_language: z.enum(LANGUAGES), verify_with: z.array(z.enum(Object.values(VERIFIER_WORDS))).describe('What the shopper may give besides the order number.'),
  window_days: z.int().describe('Usual window in days from delivery; that of an order is its returnable_until.'), fee: z.number().describe('Withheld from refunds, in the currency of the order; 0 means free. That of a method is in the order view.'), resolutions: Resolutions,
}).meta({ id: 'ReturnsPortal' });

/** GET /{slug}: branding and rules of a store. */
export const portalInfo: Route<StoreCaller> = defineRoute({
  id: 'portal.read', method: 'GET', path: '/{slug}', scope: null, idempotency: 'natural', summary: 'Branding and rules of a store', description: 'What the page shows before an order is looked up.',
  failures: ['NOT_FOUND', 'RATE_LIMITED'], declares: { access: ANYBODY, limits: READS },
  input: z.object({ params: StorePlace }), answer: z.object({ data: Info }),
  operation: PortalInfoDocument, variables: ({ params: { slug } }) => ({ slug }),
  reply({ returnsPortalInfo: info }) {
    if (!info) throw new Failure('NOT_FOUND', 'There is no such store, or its portal is switched off');
    const { company, languages, defaultLanguage, verifyWith, windowDays, fee, resolutions, slug } = info;
    return ok({ data: {
      brand: brandJson(company.brand, slug), languages: [...languages], default_language: defaultLanguage, verify_with: verifyWith.map((word) => VERIFIER_WORDS[word]), window_days: windowDays, fee: Number(fee), resolutions: resolutionsJson(resolutions),
    } });
  },
  example: { target: '/portico-demo', answer: { data: { brand: BRAND_EXAMPLE, languages: ['it', 'en', 'de', 'fr', 'es'], default_language: 'en', verify_with: ['email', 'zip'], window_days: 30, fee: 4.9, resolutions: { refund: true, exchange: true, store_credit: true } } } },
});

import { z } from 'zod';
import { definePage } from '#kit/page/pages.js';
import { READS } from '../limits.js';
import { PortalReturnDocument } from '../operations/portal-return.generated.js';
import { ROOTS } from '../paths.js';
import { TOKEN_EXAMPLE } from '../portal-example.js';
import { BY_TOKEN } from '../store-access.js';
import type { StoreCaller } from '../store-caller.js';
import { brandOf, languagesOfReturn, PAGE } from './portal-page.js';
import { isWaiting, type ShopperReturn } from './shopper-return.js';
import { StatusContent } from './status-content.js';
import { RETURN_WORDS, type ReturnWords } from './status-words.js';

/** GET /returns/{slug}/r/{token}: a return, for everybody with its link, also while the portal is switched off. */
export const statusPage = definePage<StoreCaller, z.ZodObject, ShopperReturn>({
  id: 'portal.status_page', root: ROOTS.page, path: '/{slug}/r/{token}', summary: 'Follow a return', description: 'Progress, label, code and outcome of a return.', example: `/portico-demo/r/${TOKEN_EXAMPLE}`, failures: ['NOT_FOUND', 'RETURN_NOT_FOUND', 'RATE_LIMITED'],
  declares: { access: BY_TOKEN, limits: READS }, input: z.object({}), operation: PortalReturnDocument,
  read: async ({ call, context, caller: { slug }, inbound: { params: { token = '' } } }) => (await call(PortalReturnDocument, { input: { slug, token } }, context)).portalReturn,
  languages: languagesOfReturn,
  show: ({ data, caller: { slug }, inbound: { params: { token = '' } }, language }) => {
    const words = RETURN_WORDS[language];
    return {
      ...PAGE, title: words.titles[data.status], lead: leadOf(data, words), brand: brandOf(data.company), content: <StatusContent found={data} slug={slug} token={token} language={language} />,
    };
  },
});

/** What it means and what is next; what is handed in at a store has no label and no parcel. */
function leadOf({ method, status }: ShopperReturn, { inStore, inStoreCancelled, leads }: ReturnWords): string {
  if (method !== 'IN_STORE') return leads[status];
  if (isWaiting({ status })) return inStore;
  return status === 'CANCELLED' ? inStoreCancelled : leads[status];
}

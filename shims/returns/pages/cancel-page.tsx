import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { Button, ButtonLink, defineForm, Form, FormRefused, seeOther } from '#kit/page/pages.js';
import { PAGE_WRITES, READS } from '../limits.js';
import { CancelPortalReturnDocument } from '../operations/cancel-portal-return.generated.js';
import { PortalReturnDocument } from '../operations/portal-return.generated.js';
import { ROOTS } from '../paths.js';
import { TOKEN_EXAMPLE } from '../portal-example.js';
import { BY_TOKEN } from '../store-access.js';
import type { StoreCaller } from '../store-caller.js';
import { FORM } from './form-body.js';
import { dropMade } from './made-return.js';
import { brandOf, languagesOfReturn, PAGE, pathOf } from './portal-page.js';
import { isWaiting, type ShopperReturn } from './shopper-return.js';
import { RETURN_WORDS, type ReturnWords } from './status-words.js';

const CONFLICT = 409;

/** GET and POST /returns/{slug}/r/{token}/cancel: asks once more, and cancels the return. */
export const cancelPage = defineForm<StoreCaller, z.ZodObject, ShopperReturn, z.ZodObject>({
  id: 'portal.cancel_page', root: ROOTS.page, path: '/{slug}/r/{token}/cancel', summary: 'Cancel a return', description: 'Before its parcel moves.', example: `/portico-demo/r/${TOKEN_EXAMPLE}/cancel`, failures: ['NOT_FOUND', 'RETURN_NOT_FOUND', 'RATE_LIMITED'],
  declares: { access: BY_TOKEN, limits: READS, body: FORM }, input: z.object({}), fields: z.object({}), operation: PortalReturnDocument, sends: CancelPortalReturnDocument,
  read: async ({ call, context, caller: { slug }, inbound: { params: { token = '' } } }) => (await call(PortalReturnDocument, { input: { slug, token } }, context)).portalReturn,
  languages: languagesOfReturn,
  show: ({ data, caller: { slug }, inbound: { params: { token = '' } }, language }, state) => {
    const [words, back] = [RETURN_WORDS[language], pathOf(slug, `/r/${token}`)];
    if (!isWaiting(data) && !state.notice) return seeOther(back);
    return {
      ...PAGE, title: words.cancelTitle, lead: leadOf(data, words), brand: brandOf(data.company),
      content: <Form state={state}><div class="row">{isWaiting(data) && <Button kind="danger">{words.cancel}</Button>}<ButtonLink kind="secondary" href={back}>{words.keep}</ButtonLink></div></Form>,
    };
  },
  take: async ({ data, call, context, count, arrival, caller: { slug }, inbound: { params: { token = '' } }, language }) => {
    await count(PAGE_WRITES, undefined);
    try {
      await call(CancelPortalReturnDocument, { input: { slug, token } }, context);
    } catch (error) {
      if (error instanceof Failure && error.code === 'INVALID_STATE') throw new FormRefused({ notice: noticeOf(data, error, RETURN_WORDS[language]), status: CONFLICT });
      throw error;
    }
    return { ...seeOther(pathOf(slug, `/r/${token}`)), cookies: [dropMade(slug, arrival)] };
  },
});

/** What cancelling means: only what has a label can lose it. */
const leadOf = ({ resolution, label: { available } }: ShopperReturn, { cancelLabel, cancelLead, cancelExchange }: ReturnWords): string =>
  [...available ? [cancelLabel] : [], cancelLead, ...resolution === 'EXCHANGE' ? [cancelExchange] : []].join(' ');

/** Why it cannot be cancelled any more, as far as the graph says it. */
const noticeOf = ({ method }: ShopperReturn, { details }: Failure, { moved }: ReturnWords): { readonly title: string; readonly text: string } =>
  ({ title: moved.title, text: 'exchangeStatus' in details ? moved.exchange : moved[method] });

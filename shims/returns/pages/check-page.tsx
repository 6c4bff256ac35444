import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { Reply } from '#kit/answer.js';
import { defineForm, FormRefused, isFlawed, seeOther, type PageContent, type Typed } from '#kit/page/pages.js';
import type { RouteInvocation } from '#kit/route.js';
import { PAGE_WRITES, READS } from '../limits.js';
import { CreatePortalReturnDocument } from '../operations/create-portal-return.generated.js';
import { PortalReturnEstimateDocument, type PortalReturnEstimateQuery } from '../operations/portal-return-estimate.generated.js';
import { ROOTS } from '../paths.js';
import type { StoreCaller } from '../store-caller.js';
import { CheckContent, KEY_FIELD, MadeContent } from './check-content.js';
import { CHECK_WORDS } from './check-words.js';
import { choiceOf, queryOfChoice, type Choice } from './choice.js';
import { CHOOSE_WORDS } from './choose-words.js';
import { refusedReturn } from './failure-flaws.js';
import { PHOTO_FORM } from './form-body.js';
import { isBegun } from './how-page.js';
import { dropTexts, keepTexts, keptTexts } from './kept-texts.js';
import { isLeft, picked, textOf } from './lines.js';
import { keepMade, madeOf } from './made-return.js';
import { brandOf, PAGE, pathOf, readVisited, sessionLanguages, type VisitedPortal } from './portal-page.js';
import { flawsOf, leftTyped, requestedIn } from './requested-lines.js';
import { createInput, type Requested } from './requested-return.js';
import { backToLookup, isOrderOf, sentTooLate, typedIn } from './session-over.js';
import { BY_COOKIE } from './shopper-session.js';
import type { ShopperOrder } from './shown-order.js';

/** What the return would come to. */
export type Estimate = PortalReturnEstimateQuery['portalReturnEstimate'];

interface Checked extends VisitedPortal {
  readonly estimate: Estimate | null;
}

/** GET and POST /returns/{slug}/order/check: everything that was chosen, comments and photos, and the return is made. */
export const checkPage = defineForm<StoreCaller, z.ZodObject, Checked, z.ZodObject>({
  id: 'portal.check_page', root: ROOTS.page, path: '/{slug}/order/check', summary: 'Check and confirm', description: 'The return before it is made.', example: '/portico-demo/order/check', failures: ['NOT_FOUND', 'RATE_LIMITED'],
  declares: { access: BY_COOKIE, limits: READS, body: PHOTO_FORM }, input: z.object({}), fields: z.looseObject({}), operation: PortalReturnEstimateDocument, sends: CreatePortalReturnDocument,
  read: readChecked, languages: sessionLanguages, session: ({ caller: { session } }) => session, instead: ({ data: { order }, ...call }) => (isOrderOf(order, call.inbound) ? undefined : ended(call, order)),
  show: ({ data: { portal, order, estimate }, caller, inbound, context: { requestId } }, state) => {
    if (!isOrderOf(order, inbound)) return backToLookup(caller, inbound, order);
    const choice = choiceOf(inbound.query);
    const [made, isOpen, common] = [madeOf(inbound, choice), isLeft(order, choice.lines) || isFlawed(state), { ...PAGE, brand: brandOf(portal.company, portal.slug) }];
    if (made !== undefined && !isOpen) return { ...common, ...madeHead(order), content: <MadeContent made={made} order={order} choice={choice} slug={portal.slug} /> };
    const back = wayBack(order, choice, isOpen);
    if (back !== undefined) return seeOther(pathOf(caller.slug, back));
    return {
      ...common, ...checkHead(order, made), policy: { ...PAGE.policy, images: order.lines.map(({ imageUrl }) => imageUrl) },
      content: <CheckContent order={order} choice={choice} slug={portal.slug} estimate={estimate} requestKey={requestId} made={made} state={{ ...state, typed: { ...keptTexts(inbound), ...leftTyped(order, choice), ...state.typed } }} />,
    };
  },
  take: async ({ data: { order }, language, ...call }, fields) => {
    if (!order) return ended(call, order);
    const { caller, inbound, arrival } = call;
    const requested: Requested = { ...requestedIn(order, choiceOf(inbound.query), fields as Typed), photos: inbound.files }; // as the form sent it
    const flaws = flawsOf(order, requested);
    if (Object.keys(flaws).length > 0) throw new FormRefused({ flaws });
    await call.count(PAGE_WRITES, undefined);
    try {
      const { createPortalReturn: { token } } = await call.call(CreatePortalReturnDocument, { input: { ...createInput(caller, requested), requestKey: textOf(fields as Typed, KEY_FIELD) || null } }, call.context);
      return { ...seeOther(pathOf(caller.slug, `/r/${token}`)), cookies: [dropTexts(caller.slug, arrival), keepMade(caller.slug, { choice: requested.choice, token }, arrival)] };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.code === 'UNAUTHENTICATED') return ended(call, null);
      throw refusedReturn(error, { lines: await asTheyAre(call, requested.lines), resolution: requested.choice.resolution, language }) ?? error;
    }
  },
});

/** The lines of a return that was refused: others may have returned them, or bought what was wanted instead, since they were read. */
async function asTheyAre(call: Pick<RouteInvocation<StoreCaller>, 'call' | 'context' | 'caller'>, lines: Requested['lines']): Promise<Requested['lines']> {
  const { order } = await readVisited(call);
  return lines.map(({ line, chosen }) => ({ line: order?.lines.find(({ id }) => id === line.id) ?? line, chosen }));
}

async function readChecked(call: RouteInvocation<StoreCaller>): Promise<Checked> {
  const visited = await readVisited(call);
  const { order } = visited;
  const choice = choiceOf(call.inbound.query);
  if (!order || !isComplete(order, choice) || choice.resolution === 'EXCHANGE') return { ...visited, estimate: null };
  const input = createInput(call.caller, { ...requestedIn(order, choice, leftTyped(order, choice)), photos: [] });
  return { ...visited, estimate: (await call.call(PortalReturnEstimateDocument, { input }, call.context)).portalReturnEstimate };
}

/** A session that ended before the return was made, or that is of another order by now: what was typed is kept beside what was chosen. */
function ended({ caller, inbound, arrival }: Pick<RouteInvocation<StoreCaller>, 'caller' | 'inbound' | 'arrival'>, order: ShopperOrder | null): Reply {
  return { ...sentTooLate(caller, inbound, order), cookies: keepTexts(caller.slug, typedIn(inbound), arrival) };
}

const checkHead = ({ language }: ShopperOrder, made: string | undefined): Pick<PageContent, 'title' | 'lead'> => {
  const [{ check, checkLead }, { step }] = [CHECK_WORDS[language], CHOOSE_WORDS[language]];
  return { title: check, lead: made === undefined ? `${step('3')}. ${checkLead}` : step('3') };
};

const madeHead = ({ language }: ShopperOrder): Pick<PageContent, 'title' | 'lead'> => ({ title: CHECK_WORDS[language].made.title, lead: CHECK_WORDS[language].made.text });

/** The page that a choice has to go back to: one before was not filled in, or nothing of it can be returned any more. */
function wayBack(order: ShopperOrder, choice: Choice, isOpen: boolean): string | undefined {
  if (isOpen && isComplete(order, choice)) return undefined;
  return `/order${isOpen && isBegun(order, choice) ? '/how' : ''}${queryOfChoice(choice)}`;
}

/** Whether both pages before were filled in. */
function isComplete(order: ShopperOrder, choice: Choice): boolean {
  const isMethod = order.methods.some(({ code }) => code === choice.method);
  const isStore = choice.method !== 'IN_STORE' || order.stores.some(({ code }) => code === choice.store);
  return isBegun(order, choice) && isMethod && isStore && (choice.resolution !== 'EXCHANGE' || picked(order, choice.lines).every(({ chosen: { exchange } }) => exchange !== ''));
}

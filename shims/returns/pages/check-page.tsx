import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import type { Reply } from '#kit/answer.js';
import { defineForm, FormRefused, seeOther, type Flaws, type Typed } from '#kit/page/pages.js';
import type { RouteInvocation } from '#kit/route.js';
import { PAGE_WRITES, READS } from '../limits.js';
import { CreatePortalReturnDocument } from '../operations/create-portal-return.generated.js';
import { PortalReturnEstimateDocument, type PortalReturnEstimateQuery } from '../operations/portal-return-estimate.generated.js';
import { ROOTS } from '../paths.js';
import { LARGEST_PHOTO, MOST_PHOTOS } from '../photo-limits.js';
import type { StoreCaller } from '../store-caller.js';
import { CheckContent, KEY_FIELD } from './check-content.js';
import { CHECK_WORDS, type CheckWords } from './check-words.js';
import { choiceOf, queryOfChoice, type Choice } from './choice.js';
import { CHOOSE_WORDS, type ChooseWords } from './choose-words.js';
import { refusedReturn } from './failure-flaws.js';
import { PHOTO_FORM } from './form-body.js';
import { isBegun } from './how-page.js';
import { dropTexts, keepTexts, keptTexts } from './kept-texts.js';
import { fieldsOf, isReturnable, picked, textOf, textsByField, type PickedLine } from './lines.js';
import { brandOf, PAGE, pathOf, readVisited, sessionLanguages, type ShopperOrder, type VisitedPortal } from './portal-page.js';
import { createInput, type Requested } from './requested-return.js';
import { backToLookup, sentTooLate, typedIn } from './session-over.js';
import { BY_COOKIE } from './shopper-session.js';

/** What the return would come to. */
export type Estimate = PortalReturnEstimateQuery['portalReturnEstimate'];

interface Checked extends VisitedPortal {
  readonly estimate: Estimate | null;
}

/** GET and POST /returns/{slug}/order/check: everything that was chosen, comments and photos, and the return is made. */
export const checkPage = defineForm<StoreCaller, z.ZodObject, Checked, z.ZodObject>({
  id: 'portal.check_page', root: ROOTS.page, path: '/{slug}/order/check', summary: 'Check and confirm', description: 'The return before it is made.', example: '/portico-demo/order/check', failures: ['NOT_FOUND', 'RATE_LIMITED'],
  declares: { access: BY_COOKIE, limits: READS, body: PHOTO_FORM }, input: z.object({}), fields: z.looseObject({}), operation: PortalReturnEstimateDocument, sends: CreatePortalReturnDocument,
  read: readChecked, languages: sessionLanguages, session: ({ caller: { session } }) => session, instead: ({ data: { order }, ...call }) => (order ? undefined : ended(call)),
  show: ({ data: { portal, order, estimate }, caller, inbound, language, context: { requestId } }, state) => {
    if (!order) return backToLookup(caller, inbound);
    const choice = choiceOf(inbound.query);
    if (!isComplete(order, choice)) return seeOther(pathOf(caller.slug, `/order${isBegun(order, choice) ? '/how' : ''}${queryOfChoice(choice)}`));
    const words = CHECK_WORDS[language];
    return {
      ...PAGE, title: words.check, lead: `${CHOOSE_WORDS[language].step('3')}. ${words.checkLead}`, brand: brandOf(portal.company, portal.slug), policy: { ...PAGE.policy, images: order.lines.map(({ imageUrl }) => imageUrl) },
      content: <CheckContent order={order} choice={choice} slug={portal.slug} estimate={estimate} requestKey={requestId} state={{ ...state, typed: { ...keptTexts(inbound), ...state.typed } }} />,
    };
  },
  take: async ({ data: { order }, language, ...call }, fields) => {
    if (!order) return ended(call);
    const { caller, inbound, arrival } = call;
    const requested: Requested = { ...requestedIn(order, choiceOf(inbound.query), fields as Typed), photos: inbound.files }; // as the form sent it
    const flaws = flawsOf(order, requested);
    if (Object.keys(flaws).length > 0) throw new FormRefused({ flaws });
    await call.count(PAGE_WRITES, undefined);
    try {
      const { createPortalReturn: { token } } = await call.call(CreatePortalReturnDocument, { input: { ...createInput(caller, requested), requestKey: textOf(fields as Typed, KEY_FIELD) || null } }, call.context);
      return { ...seeOther(pathOf(caller.slug, `/r/${token}`)), cookies: [dropTexts(caller.slug, arrival)] };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.code === 'UNAUTHENTICATED') return ended(call);
      throw refusedReturn(error, { lines: requested.lines, language }) ?? error;
    }
  },
});

async function readChecked(call: RouteInvocation<StoreCaller>): Promise<Checked> {
  const visited = await readVisited(call);
  const { order } = visited;
  const choice = choiceOf(call.inbound.query);
  if (!order || !isComplete(order, choice) || choice.resolution === 'EXCHANGE') return { ...visited, estimate: null };
  const input = createInput(call.caller, { ...requestedIn(order, choice, {}), photos: [] });
  return { ...visited, estimate: (await call.call(PortalReturnEstimateDocument, { input }, call.context)).portalReturnEstimate };
}

/** A session that ended before the return was made: what was typed is kept beside what was chosen. */
function ended({ caller, inbound, arrival }: Pick<RouteInvocation<StoreCaller>, 'caller' | 'inbound' | 'arrival'>): Reply {
  return { ...sentTooLate(caller, inbound), cookies: keepTexts(caller.slug, typedIn(inbound), arrival) };
}

/** Whether both pages before were filled in. */
function isComplete(order: ShopperOrder, choice: Choice): boolean {
  const isMethod = order.methods.some(({ code }) => code === choice.method);
  const isStore = choice.method !== 'IN_STORE' || order.stores.some(({ code }) => code === choice.store);
  return isBegun(order, choice) && isMethod && isStore && (choice.resolution !== 'EXCHANGE' || picked(order, choice.lines).every(({ chosen: { exchange } }) => exchange !== ''));
}

/** What was chosen, with what this page says otherwise: it asks again of a line that the graph refused. */
function requestedIn(order: ShopperOrder, choice: Choice, typed: Typed): Omit<Requested, 'photos'> {
  const chosen = picked(order, choice.lines).map(({ line, chosen: before }) => {
    const names = fieldsOf(line);
    const quantity = names.quantity in typed ? Number(textOf(typed, names.quantity)) : before.quantity;
    return { line, chosen: { ...before, quantity, reason: textOf(typed, names.reason) || before.reason, exchange: textOf(typed, names.exchange) || before.exchange } };
  });
  const lines = chosen.filter(({ chosen: { quantity } }) => quantity !== 0);
  return { choice, lines, comments: new Map(lines.map(({ line }) => [line.id, textOf(typed, fieldsOf(line).comment)])), note: textOf(typed, 'note') };
}

/** What can be said without the graph; it checks everything again. */
function flawsOf(order: ShopperOrder, { choice, lines, comments, photos }: Requested): Flaws {
  const words = CHECK_WORDS[order.language];
  const needs = (reason: string) => order.reasons.find(({ code }) => code === reason);
  const [first] = picked(order, choice.lines);
  const wordless = lines.filter(({ line, chosen: { reason } }) => needs(reason)?.requiresComment === true && (comments.get(line.id) ?? '') === '');
  const photoFlaw = photosFlaw(photos, words);
  return textsByField(
    lines.length === 0 && first !== undefined && [fieldsOf(first.line).quantity, nothingLeft(first, CHOOSE_WORDS[order.language])],
    ...wordless.map(({ line }) => [fieldsOf(line).comment, words.commentHint] as const),
    photoFlaw !== undefined && ['photos', photoFlaw],
  );
}

const nothingLeft = ({ line }: PickedLine, { chooseLine, blocks }: ChooseWords): string => (isReturnable(line) ? chooseLine : blocks[line.blocked ?? 'ALREADY_RETURNED']);

function photosFlaw(photos: Requested['photos'], { tooManyPhotos, photoTooLarge }: CheckWords): string | undefined {
  if (photos.length > MOST_PHOTOS) return tooManyPhotos;
  return photos.some(({ bytes }) => bytes.length > LARGEST_PHOTO) ? photoTooLarge : undefined;
}

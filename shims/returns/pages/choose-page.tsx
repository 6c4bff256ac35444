import { z } from 'zod';
import { defineForm, FormRefused, seeOther, type Flaws, type Typed } from '#kit/page/pages.js';
import { READS } from '../limits.js';
import { PortalOrderDocument } from '../operations/portal-order.generated.js';
import { ROOTS } from '../paths.js';
import type { StoreCaller } from '../store-caller.js';
import { RESOLUTION_WORDS, wordOf } from '../words.js';
import { choiceOf, queryOfChoice, type Choice, type ChosenLine } from './choice.js';
import { ChooseContent } from './choose-content.js';
import { CHOOSE_WORDS, type ChooseWords } from './choose-words.js';
import { FORM } from './form-body.js';
import { fieldsOf, isOpenOrder, isReturnable, phraseOf, picked, textOf, textsByField, type ShopperLine } from './lines.js';
import { brandOf, PAGE, pathOf, readVisited, sessionLanguages, type VisitedPortal } from './portal-page.js';
import { backToLookup, isOrderOf, sentTooLate } from './session-over.js';
import { BY_COOKIE } from './shopper-session.js';
import type { ShopperOrder } from './shown-order.js';

/** GET and POST /returns/{slug}/order: what of the order comes back, why, and for what. */
export const choosePage = defineForm<StoreCaller, z.ZodObject, VisitedPortal, z.ZodObject>({
  id: 'portal.choose_page', root: ROOTS.page, path: '/{slug}/order', summary: 'Choose what comes back', description: 'The lines of an order, with what can be returned.', example: '/portico-demo/order', failures: ['NOT_FOUND', 'RATE_LIMITED'],
  declares: { access: BY_COOKIE, limits: READS, body: FORM }, input: z.object({}), fields: z.looseObject({}), operation: PortalOrderDocument,
  read: readVisited, languages: sessionLanguages, session: ({ caller: { session } }) => session, instead: ({ data: { order }, caller, inbound }) => (isOrderOf(order, inbound) ? undefined : sentTooLate(caller, inbound, order)),
  show: ({ data: { portal, order }, caller, inbound, language }, state) => {
    if (!isOrderOf(order, inbound)) return backToLookup(caller, inbound, order);
    const [words, brand] = [CHOOSE_WORDS[language], brandOf(portal.company, portal.slug)];
    return {
      ...PAGE, title: isOpenOrder(order) ? words.title : words.nothing, lead: leadOf(order, words), brand,
      policy: { ...PAGE.policy, images: order.lines.map(({ imageUrl }) => imageUrl) },
      content: <ChooseContent order={order} slug={portal.slug} brand={brand} state={'sent' in state.typed ? state : { ...state, typed: { ...typedOf(order, choiceOf(inbound.query)), ...state.typed } }} />,
    };
  },
  take: ({ data: { order }, caller, inbound, language }, fields) => {
    if (!order) return sentTooLate(caller, inbound, order);
    const typed = fields as Typed; // as the form sent it
    const before = choiceOf(inbound.query);
    const choice = { ...before, ...chosenIn(order, typed, before) };
    const flaws = flawsOf(order, { choice, typed }, CHOOSE_WORDS[language]);
    if (Object.keys(flaws).length > 0) throw new FormRefused({ flaws });
    return seeOther(pathOf(caller.slug, `/order/how${queryOfChoice(choice)}`));
  },
});

/** Which step it is, or why nothing of the order can be returned. */
function leadOf(order: ShopperOrder, { step, blocks, nothingLines }: ChooseWords): string {
  if (isOpenOrder(order)) return step('1');
  return order.blocked === null ? nothingLines : blocks[order.blocked];
}

/** What was chosen before, as the fields of the form. */
function typedOf(order: ShopperOrder, { lines, resolution }: Choice): Typed {
  const [only, ...others] = order.resolutions;
  const chosen = resolution ?? (others.length === 0 ? only : undefined);
  return textsByField(
    ...picked(order, lines).flatMap(({ line, chosen: { quantity, reason } }) => [[fieldsOf(line).quantity, String(quantity)] as const, [fieldsOf(line).reason, reason] as const]),
    chosen !== undefined && ['resolution', RESOLUTION_WORDS[chosen]],
  );
}

/** What the form says; what was chosen on the next page before stays. */
function chosenIn(order: ShopperOrder, typed: Typed, before: Choice): Pick<Choice, 'lines' | 'resolution'> {
  const lines = order.lines.flatMap((line): ChosenLine[] => {
    const quantity = Number(textOf(typed, fieldsOf(line).quantity));
    return isReturnable(line) && quantity !== 0 ? [{ id: line.id, quantity, reason: textOf(typed, fieldsOf(line).reason), exchange: before.lines.find(({ id }) => id === line.id)?.exchange ?? '' }] : [];
  });
  return { lines, resolution: wordOf(RESOLUTION_WORDS, textOf(typed, 'resolution')) };
}

interface Sent {
  readonly choice: Pick<Choice, 'lines' | 'resolution'>;
  readonly typed: Typed;
}

function flawsOf(order: ShopperOrder, { choice: { lines, resolution } }: Sent, words: ChooseWords): Flaws {
  const [first] = order.lines.filter(isReturnable);
  const chosen = picked(order, lines);
  const resolutionFlaw = flawOfResolution(order, { chosen, resolution }, words);
  return textsByField(
    chosen.length === 0 && first !== undefined && [fieldsOf(first).quantity, words.chooseLine],
    ...chosen.map(({ line, chosen: { quantity } }) => !isPossible(quantity, line) && ([fieldsOf(line).quantity, words.atMost(phraseOf(line), String(line.returnable))] as const)),
    ...chosen.map(({ line, chosen: { reason } }) => !order.reasons.some(({ code }) => code === reason) && ([fieldsOf(line).reason, words.chooseReason(phraseOf(line))] as const)),
    resolutionFlaw !== undefined && ['resolution', resolutionFlaw],
  );
}

const isPossible = (quantity: number, { returnable }: ShopperLine): boolean => Number.isInteger(quantity) && quantity > 0 && quantity <= returnable;

interface Resolved {
  readonly chosen: ReturnType<typeof picked>;
  readonly resolution: Choice['resolution'];
}

function flawOfResolution({ resolutions }: ShopperOrder, { chosen, resolution }: Resolved, words: ChooseWords): string | undefined {
  if (resolution === undefined || !resolutions.includes(resolution)) return words.chooseResolution;
  const without = resolution === 'EXCHANGE' ? chosen.find(({ line }) => line.exchangeOptions.length === 0) : undefined;
  return without && words.noExchange(phraseOf(without.line));
}

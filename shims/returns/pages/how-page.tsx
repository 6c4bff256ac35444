import type { VNode } from 'preact';
import { z } from 'zod';
import type { Language } from '#contract/languages.js';
import { decimalMoneyText } from '#contract/money-text.js';
import { Button, defineForm, Form, FormRefused, Link, RadioGroup, seeOther, type Flaws, type FormState, type Typed } from '#kit/page/pages.js';
import { READS } from '../limits.js';
import { PortalOrderDocument } from '../operations/portal-order.generated.js';
import { ROOTS } from '../paths.js';
import type { StoreCaller } from '../store-caller.js';
import { METHOD_WORDS, methodLabel, wordOf } from '../words.js';
import { CHECK_WORDS, type CheckWords } from './check-words.js';
import { choiceOf, queryOfChoice, type Choice } from './choice.js';
import { CHOOSE_WORDS } from './choose-words.js';
import { FORM } from './form-body.js';
import { AskedSelect, ExchangeField } from './line-fields.js';
import { fieldsOf, isLeft, phraseOf, picked, textOf, textsByField } from './lines.js';
import { brandOf, PAGE, pathOf, readVisited, sessionLanguages, type VisitedPortal } from './portal-page.js';
import { backToLookup, isOrderOf, sentTooLate } from './session-over.js';
import { BY_COOKIE } from './shopper-session.js';
import type { ShopperOrder } from './shown-order.js';

/** GET and POST /returns/{slug}/order/how: what is wanted instead, and how the goods travel. */
export const howPage = defineForm<StoreCaller, z.ZodObject, VisitedPortal, z.ZodObject>({
  id: 'portal.how_page', root: ROOTS.page, path: '/{slug}/order/how', summary: 'Choose how it comes back', description: 'Exchanges, methods and stores.', example: '/portico-demo/order/how', failures: ['NOT_FOUND', 'RATE_LIMITED'],
  declares: { access: BY_COOKIE, limits: READS, body: FORM }, input: z.object({}), fields: z.looseObject({}), operation: PortalOrderDocument,
  read: (call) => readVisited(call, choiceOf(call.inbound.query).lines.map(({ reason }) => reason)), languages: sessionLanguages, session: ({ caller: { session } }) => session, instead: ({ data: { order }, caller, inbound }) => (isOrderOf(order, inbound) ? undefined : sentTooLate(caller, inbound, order)),
  show: ({ data: { portal, order }, caller, inbound, language }, state) => {
    if (!isOrderOf(order, inbound)) return backToLookup(caller, inbound, order);
    const choice = choiceOf(inbound.query);
    if (!isBegun(order, choice) || !isLeft(order, choice.lines)) return seeOther(pathOf(caller.slug, `/order${queryOfChoice(choice)}`));
    return {
      ...PAGE, title: CHECK_WORDS[language].how, lead: CHOOSE_WORDS[language].step('2'), brand: brandOf(portal.company, portal.slug),
      content: <HowContent order={order} choice={choice} slug={portal.slug} state={'sent' in state.typed ? state : { ...state, typed: { ...typedOf(order, choice), ...state.typed } }} />,
    };
  },
  take: ({ data: { order }, caller, inbound, language }, fields) => {
    if (!order) return sentTooLate(caller, inbound, order);
    const typed = fields as Typed; // as the form sent it
    const choice = chosenIn(order, choiceOf(inbound.query), typed);
    const flaws = flawsOf(order, choice, language);
    if (Object.keys(flaws).length > 0) throw new FormRefused({ flaws });
    return seeOther(pathOf(caller.slug, `/order/check${queryOfChoice(choice)}`));
  },
});

/** Whether the page before was filled in. */
export const isBegun = (order: ShopperOrder, { lines, resolution }: Choice): boolean => picked(order, lines).length > 0 && resolution !== undefined;

function typedOf(order: ShopperOrder, { lines, method, store }: Choice): Typed {
  const [only, ...others] = order.methods;
  const chosen = method ?? (others.length === 0 ? only?.code : undefined);
  return textsByField(
    ...picked(order, lines).map(({ line, chosen: { exchange } }) => [fieldsOf(line).exchange, exchange] as const),
    chosen !== undefined && ['method', METHOD_WORDS[chosen]], ['store', store ?? onlyStore(order)],
  );
}

const onlyStore = ({ stores: [only, ...others] }: ShopperOrder): string => (others.length === 0 ? only?.code ?? '' : '');

function chosenIn(order: ShopperOrder, before: Choice, typed: Typed): Choice {
  const method = wordOf(METHOD_WORDS, textOf(typed, 'method'));
  const isExchange = before.resolution === 'EXCHANGE';
  return {
    ...before, method, store: method === 'IN_STORE' ? textOf(typed, 'store') : undefined,
    lines: picked(order, before.lines).map(({ line, chosen }) => ({ ...chosen, exchange: isExchange ? textOf(typed, fieldsOf(line).exchange) : '' })),
  };
}

function flawsOf(order: ShopperOrder, { lines, resolution, method, store }: Choice, language: Language): Flaws {
  const words = CHECK_WORDS[language];
  const open = resolution === 'EXCHANGE' ? picked(order, lines).filter(({ line, chosen: { exchange } }) => !line.exchangeOptions.some(({ barcode }) => barcode === exchange)) : [];
  return textsByField(
    ...open.map(({ line }) => [fieldsOf(line).exchange, words.chooseExchange(phraseOf(line))] as const),
    !order.methods.some(({ code }) => code === method) && ['method', words.chooseMethod],
    method === 'IN_STORE' && !order.stores.some(({ code }) => code === store) && ['store', words.storePrompt],
  );
}

interface Parts {
  readonly order: ShopperOrder;
  readonly choice: Choice;
  readonly slug: string;
  readonly state: FormState;
}

const HowContent = ({ order, choice, slug, state }: Parts): VNode => {
  const words = CHECK_WORDS[order.language];
  const hasStores = order.methods.some(({ code }) => code === 'IN_STORE');
  return (
    <>
      <Form state={state}>
        <input type="hidden" name="sent" value="1" />
        {choice.resolution === 'EXCHANGE' && picked(order, choice.lines).map(({ line }) => <ExchangeField line={line} label={words.exchange(phraseOf(line))} prompt={words.exchangePrompt} />)}
        <RadioGroup name="method" label={words.method} choices={methodsOf(order, choice, words)} />
        {hasStores && (
          <div data-when="method" data-is={METHOD_WORDS.IN_STORE}>
            <AskedSelect name="store" label={words.store} {...(order.methods.length > 1 && { hint: words.storeHint })} prompt={words.storePrompt} choices={order.stores.map(({ code, name, city, address }) => ({ value: code, label: [name, address, city].filter((part) => part !== null).join(', ') }))} />
          </div>
        )}
        <div class="row"><Button>{words.next}</Button></div>
      </Form>
      <p><Link href={pathOf(slug, `/order${queryOfChoice(choice)}`)}>{words.back}</Link></p>
    </>
  );
};

const methodsOf = ({ methods, currency, language }: ShopperOrder, { resolution }: Choice, words: CheckWords) => methods.map(({ code, fee }) => ({
  value: METHOD_WORDS[code], label: methodLabel(code, language), hint: resolution === 'REFUND' && Number(fee) > 0 ? words.fee(decimalMoneyText(fee, currency, language)) : words.free,
}));

import type { VNode } from 'preact';
import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { Button, defineForm, Form, FormRefused, Notice, seeOther, TextField } from '#kit/page/pages.js';
import type { StoreCaller } from '../store-caller.js';
import { LOCK, LOOKUPS, READS } from '../limits.js';
import { LONGEST_ORDER, LONGEST_VERIFIER } from '../lookup.js';
import { PortalInfoDocument } from '../operations/portal-info.generated.js';
import { PortalLookupDocument } from '../operations/portal-lookup.generated.js';
import { ROOTS } from '../paths.js';
import { ANYBODY } from '../store-access.js';
import { choiceOf, queryOfChoice, type Choice } from './choice.js';
import { FORM } from './form-body.js';
import { LOOKUP_WORDS, type LookupWords } from './lookup-words.js';
import { brandOf, PAGE, pathOf, portalLanguages, readPortal, type Portal } from './portal-page.js';
import { keepSession } from './shopper-session.js';


const Fields = z.object({ order: z.string().trim().min(1).max(LONGEST_ORDER), verifier: z.string().trim().min(1).max(LONGEST_VERIFIER) });

/** GET and POST /returns/{slug}: the shopper names an order and proves to know it; what was chosen before its session ended is kept in the address. */
export const lookupPage = defineForm<StoreCaller, z.ZodObject, Portal, typeof Fields>({
  id: 'portal.lookup_page', root: ROOTS.page, path: '/{slug}', summary: 'Find an order', description: 'The first page of the returns portal.', example: '/portico-demo', failures: ['NOT_FOUND', 'RATE_LIMITED'],
  declares: { access: ANYBODY, limits: READS, body: FORM }, input: z.object({}), fields: Fields, operation: PortalInfoDocument, sends: PortalLookupDocument,
  read: readPortal, languages: portalLanguages,
  show: ({ data, inbound: { query }, language }, state) => {
    const words = LOOKUP_WORDS[language];
    return {
      ...PAGE, title: words.title, lead: leadOf(data, words), brand: brandOf(data.company, data.slug),
      content: (
        <>
          <Why notice={query['notice']} words={words} />
          <Form state={state}>
            <TextField name="order" label={words.order} hint={words.orderHint} maxLength={LONGEST_ORDER} autocomplete="off" />
            {verifierField(data, words)}
            <div class="row"><Button>{words.find}</Button></div>
          </Form>
        </>
      ),
    };
  },
  take: async ({ call, context, caller: { slug }, arrival, inbound: { query }, language, count, attempt }, { order, verifier }) => {
    const input = { params: { slug }, body: { order, verifier } };
    const ask = () => call(PortalLookupDocument, { input: { slug, order, verifier, language } }, context);
    const { portalLookup: { session, order: found } } = await count(LOOKUPS, input).then(() => attempt(LOCK, input, ask)).catch((error: unknown) => { throw refused(error, LOOKUP_WORDS[language]); });
    return { ...seeOther(pathOf(slug, `/order${queryOfChoice(choiceFrom(choiceOf(query), found.lines))}`)), cookies: [keepSession(slug, session, arrival)] };
  },
});

/** How long orders can be returned, as far as that is sure before one is looked up. */
const leadOf = ({ leastWindowDays: least, mostWindowDays: most }: Portal, { lead, leadDepends }: LookupWords): string => (least === most ? lead(String(least)) : leadDepends(String(least)));

/** What was chosen of other orders is left behind. */
function choiceFrom(choice: Choice, lines: readonly { readonly id: string }[]): Choice {
  const own = choice.lines.filter(({ id }) => lines.some((line) => line.id === id));
  return own.length === 0 ? { lines: [] } : { ...choice, lines: own };
}

/** Why the order is to be looked up again. */
const Why = ({ notice, words }: { readonly notice: unknown; readonly words: LookupWords }): VNode | null => {
  const said = notice === 'session-over' ? words.sessionOver : words.otherOrder;
  return notice === 'session-over' || notice === 'another-order' ? <Notice kind="information" title={said.title}><p>{said.text}</p></Notice> : null;
};

function verifierField({ verifyWith }: Portal, words: LookupWords) {
  const [only, ...others] = verifyWith;
  const common = { name: 'verifier', hint: words.verifierHint, maxLength: LONGEST_VERIFIER };
  if (only === undefined || others.length > 0) return <TextField {...common} label={words.verifiers.either} />;
  return only === 'EMAIL' ? <TextField {...common} type="email" label={words.verifiers.EMAIL} autocomplete="email" /> : <TextField {...common} label={words.verifiers.ZIP} autocomplete="postal-code" />;
}

const [TOO_MANY, SECONDS] = [429, 60] as const;

/** What the page says of a lookup that failed; the failure itself where that is none of the shopper's. */
function refused(error: unknown, { notFound, locked, busy }: LookupWords): unknown {
  if (!(error instanceof Failure)) return error;
  const seconds = Number(error.details['retryAfterSeconds'] ?? SECONDS);
  if (error.code === 'ORDER_NOT_FOUND') return new FormRefused({ notice: notFound });
  if (error.code === 'TOO_MANY_ATTEMPTS') return new FormRefused({ status: TOO_MANY, headers: { 'Retry-After': String(seconds) }, notice: { title: locked.title, text: locked.text(String(Math.ceil(seconds / SECONDS))) } });
  if (error.code === 'RATE_LIMITED') return new FormRefused({ status: TOO_MANY, headers: { 'Retry-After': String(seconds) }, notice: { title: busy.title, text: busy.text(String(seconds)) } });
  return error;
}

import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { ANONYMOUS } from '#kit/access/anonymous.js';
import { bodyByType, formBody, multipartBody } from '#kit/body/body-reader.js';
import type { Language } from '#contract/languages.js';
import { ANY_LANGUAGE, Badge, Button, ButtonLink, Cards, Checkbox, CheckboxGroup, Facts, Figures, FileField, Form, FormRefused, Moment, Notice, RadioGroup, Rows, Section, SelectField, Steps, Table, TextArea, TextField, defineForm, definePage, nothingRead, pageAnswer, pageFailure, seeOther, type Brand, type FormState, type LanguageChoice,  } from '#kit/page/pages.js';
import type { Surface } from '#kit/surface.js';
import { SAMPLE_WORDS } from './sample-words.js';

// Pages that use every component, as the pages of the documents will.

const KIB = 1024;
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';
const languages: LanguageChoice = { ...ANY_LANGUAGE, isKept: true };

/** A name with markup characters. */
const LUME: Brand = { name: 'Lume <b>& Co', accentColor: '#c2410c', supportEmail: 'help@lume.example', supportUrl: 'javascript:alert(1)', home: '/shop/lume' };

interface Store {
  readonly brand: Brand;
  readonly choice: LanguageChoice;
}

/** One page has two languages. */
const storeOf = (slug: string): Store => (slug === 'pale'
  ? { brand: { name: 'Pale', accentColor: '#ffe96b', logoUrl: 'https://cdn.pale.example/logo.svg?a=1;script-src' }, choice: { languages: ['it', 'de'], fallback: 'it' } }
  : { brand: LUME, choice: languages });

const Stored = z.object({ params: z.object({ store: z.string().regex(/^[a-z0-9-]{1,64}$/) }) });

const Fields = z.object({
  order: z.string().max(40), email: z.email(), password: z.string().min(8).optional(), reason: z.enum(['small', 'large']), resolution: z.enum(['refund', 'exchange']),
  parts: z.union([z.string(), z.array(z.string())]).optional(), terms: z.literal('on'), note: z.string().max(200).optional(),
});

const ReturnForm = ({ state, language }: { readonly state: FormState; readonly language: Language }) => {
  const words = SAMPLE_WORDS[language];
  const { reasons: [small, large], resolutions: [refund, exchange] } = words;
  return (
    <Form state={state} hasFiles>
      <TextField name="order" label={words.order} hint={words.orderHint} maxLength={40} />
      <TextField name="email" type="email" label={words.email} autocomplete="email" />
      <TextField name="password" type="password" label={words.password} autocomplete="current-password" isOptional />
      <SelectField name="reason" label={words.reason} prompt={words.prompt} choices={[{ value: 'small', label: small }, { value: 'large', label: large }]} />
      <RadioGroup name="resolution" label={words.resolution} choices={[{ value: 'refund', label: refund }, { value: 'exchange', label: exchange, hint: words.exchangeHint }]} />
      <CheckboxGroup name="parts" label={words.parts} isOptional choices={[{ value: 'tee', label: 'T-shirt Aria, M' }, { value: 'cap', label: 'Cap' }]} />
      <FileField name="photos" label={words.photos} hint={words.photosHint} accept="image/jpeg,image/png" isMultiple isOptional />
      <TextArea name="note" label={words.note} maxLength={200} isOptional />
      <Checkbox name="terms" label={words.terms} />
      <div class="row"><Button>{words.send}</Button><ButtonLink kind="secondary" href="/shop/lume/status">{words.status}</ButtonLink></div>
    </Form>
  );
};

const returnForm = defineForm({
  id: 'return', path: '/{store}', summary: 'A form', description: 'Every field', example: '/lume', input: Stored, fields: Fields,
  read: ({ input }) => Promise.resolve(storeOf(input.params.store)), languages: ({ choice }) => choice, session: ({ inbound }) => inbound.cookies['sample-session'],
  flaws: ({ language }) => (language === 'de' ? { terms: 'Bitte bestätigen Sie die Bedingungen' } : {}),
  show: ({ data, language }, state) => ({ title: SAMPLE_WORDS[language].title, lead: SAMPLE_WORDS[language].lead, brand: data.brand, content: <ReturnForm state={state} language={language} /> }),
  take: ({ input, language }, { order }) => {
    if (order === '#old') throw new FormRefused({ flaws: { order: SAMPLE_WORDS[language].notReturnable } });
    return seeOther(`/shop/${input.params.store}/status`);
  },
});

const Status = ({ language }: { readonly language: Language }) => (
  <>
    <Notice kind="success" title="R-1001"><p><Moment at="2026-11-22T09:00:00.000Z" timeZone="Europe/Rome" /></p></Notice>
    <Figures figures={[['EUR', '49.90'], ['kg', '0.4']]} />
    <Section id="steps" title={SAMPLE_WORDS[language].status}>
      <Steps label={SAMPLE_WORDS[language].status} steps={[
        { title: 'Created', state: 'done', children: <p class="soft small"><Moment at="2026-11-20T23:30:00.000Z" timeZone="Europe/Rome" isDay /></p> },
        { title: 'On its way', state: 'current', children: <p class="soft small">Milano</p> }, { title: 'Received', state: 'upcoming' }, { title: 'Refunded', state: 'upcoming' },
      ]} />
    </Section>
    <Section id="items" title="Items">
      <Rows rows={[{ title: 'T-shirt Aria <M>', image: DOT, children: <p class="soft small">White · M</p>, aside: '1 × 29.90' }, { title: 'Cap', aside: '1 × 20.00' }]} />
      <Facts facts={[['Carrier', 'BRT'], ['Number', <code>BR0000000017</code>], ['Status', <Badge kind="information">In transit</Badge>]]} />
      <p class="row"><Badge>Plain</Badge><Badge kind="success">Sellable</Badge><Badge kind="warning">Late</Badge><Badge kind="error">Damaged</Badge></p>
    </Section>
    <Section id="amounts" title="Amounts">
      <Table id="refund" caption="Refund" columns={[{ title: 'Item' }, { title: 'Quantity', isNumber: true }, { title: 'Amount', isNumber: true }]} rows={[['T-shirt Aria', '1', '29.90'], ['Cap', '1', '20.00']]} />
    </Section>
    <Section id="stores" title="Stores">
      <Cards cards={[{ title: 'Milano', children: <p class="soft">Via Torino 1</p> }, { title: 'Roma', children: <p class="soft">Via del Corso 2</p> }]} />
      <Notice kind="information" title="Bring the code"><p>Any store takes it.</p></Notice>
      <div class="row"><ButtonLink href="/shop/lume">{SAMPLE_WORDS[language].title}</ButtonLink><Button kind="danger">{SAMPLE_WORDS[language].cancel}</Button></div>
    </Section>
  </>
);

const statusPage = definePage({
  id: 'status', path: '/{store}/status', summary: 'A page', description: 'Every part', example: '/lume/status', languages, input: Stored, read: ({ input }) => storeOf(input.params.store),
  show: ({ data, language }) => ({ title: SAMPLE_WORDS[language].status, brand: data.brand, content: <Status language={language} />, policy: { framedBy: ['https://shop.example/a'], formTargets: ['https://client.example'] }, scripts: ['/assets/status.js'] }),
});

const failing = (failure: () => Error) => definePage({
  id: 'failing', path: `/lume/${failure().message}`, summary: 'Fails', description: 'Fails', example: '/lume', languages, input: z.object({}), read: nothingRead, show: () => Promise.reject(failure()),
});

/** The surface with the sample pages. */
export const samplePages: Surface = {
  letter: 'Z', name: 'pages', host: 'commerce', roots: ['/shop'],
  routes: [statusPage, failing(() => new Error('broken')), failing(() => new Failure('UNAVAILABLE', 'away')), failing(() => new Failure('UNAUTHENTICATED', 'signed-out')), ...returnForm],
  access: ANONYMOUS, callLog: 'none', limits: [{ by: 'address', name: 'pages', most: 1000 }],
  body: bodyByType(['application/x-www-form-urlencoded', formBody(8 * KIB)], ['multipart/form-data', multipartBody(16 * KIB, { fields: 20, fieldBytes: 2 * KIB, files: 3, fileBytes: 4 * KIB })]),
  encode: pageAnswer, fail: pageFailure({ languages: () => languages, brand: { name: 'Returns' } }),
};

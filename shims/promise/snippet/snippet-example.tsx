import type { VNode } from 'preact';
import { sourceFolder } from '#kernel/source-folder.js';
import type { Language } from '#contract/languages.js';
import { firstOf, type Handler } from '#kit/handler.js';
import { ANY_LANGUAGE, answerOfPage, chosenLanguage, Notice, Page, pageScript } from '#kit/page/pages.js';
import { queryOf } from '#kit/query.js';
import { send } from '#kit/send.js';
import { ExampleCart, ExampleList, ExampleProduct, Embedding } from './example-parts.js';
import { ExampleForm } from './example-form.js';
import { SNIPPET_PATH } from './snippet.js';

/** Where the example is. */
export const EXAMPLE_PATH = '/promise-example';

const SCRIPT = pageScript('promise-example', new URL('example-script.js', sourceFolder(import.meta.url)));
const SKUS = ['COAMAR_WHT_S', 'COAMAR_WHT_M', 'COAMAR_WHT_L'];
const [MOST_SKUS, LONGEST_SKU] = [20, 120];

/** What the example is shown for. */
export interface ExampleQuestion {
  readonly token: string;
  readonly country: string;
  readonly zip: string;
  readonly skus: readonly string[];
  readonly language: Language;
}

/** GET /promise-example?token=npk_…&country=IT&sku=…: a shop's page with the storefront snippet. Nobody's token is built in. */
export const snippetExample: Handler = firstOf([SCRIPT.handler, (request, response) => {
  const { method, url = '' } = request;
  if (url.split('?', 1)[0] !== EXAMPLE_PATH || (method !== 'GET' && method !== 'HEAD')) return false;
  const question = asked(queryOf(url));
  send(response, answerOfPage(new Page({
    title: 'The delivery promise in a shop', lead: 'A product, a list and a cart whose delivery dates come from /promise.js.', isWide: true, brand: { name: 'Portico' },
    scripts: [SCRIPT.path], policy: { hidesAddress: false }, content: <Content {...question} />,
  }, { language: 'en', languages: ['en'], query: {} })));
  return true;
}]);

const Content = (question: ExampleQuestion): VNode => {
  const { token, country, zip, skus, language } = question;
  return (
    <div class="stack">
      {token === '' && <Notice kind="information" title="A store token is needed"><p>It is the publishable one that begins with npk_, and is meant to live in pages.</p></Notice>}
      {token !== '' && (
        <div class="stack" data-promise-zip={zip === '' ? undefined : zip}>
          <script src={SNIPPET_PATH} data-token={token} data-country={country} data-lang={language} defer />
          <ExampleProduct skus={skus} />
          <ExampleList skus={skus} />
          <ExampleCart skus={skus} />
        </div>
      )}
      <ExampleForm {...question} />
      <Embedding />
    </div>
  );
};

function asked(query: ReturnType<typeof queryOf>): ExampleQuestion {
  const [text, skus] = [textIn(query), [query['sku'] ?? []].flat().flatMap((list) => list.split(/[\s,]/)).filter((sku) => sku !== '' && sku.length <= LONGEST_SKU)];
  return {
    token: text('token', /^npk_\d{1,15}_[A-Za-z0-9]{40}$/) ?? '', country: text('country', /^[A-Za-z]{2}$/)?.toUpperCase() ?? 'IT', zip: text('zip', /^[A-Za-z0-9 -]{1,12}$/) ?? '',
    skus: (skus.length > 0 ? skus : SKUS).slice(0, MOST_SKUS), language: chosenLanguage(query['lang']) ?? ANY_LANGUAGE.fallback,
  };
}

const textIn = (query: ReturnType<typeof queryOf>) => (name: string, form: RegExp): string | undefined => [query[name] ?? []].flat().find((text) => form.test(text));

import type { VNode } from 'preact';
import type { Brand } from './brand.js';
import { Link } from './link.js';
import type { Language } from '#contract/languages.js';
import { LANGUAGE_NAMES } from './language.js';
import type { Page, PageLanguage } from './page.js';
import { stylesOf } from './page-assets.js';
import { PageLanguageContext, useWords } from './page-words.js';

/** The document around a page's content: head, skip link, brand, languages, title, footer. */
export const Frame = ({ page: { content, language } }: { readonly page: Page }): VNode => (
  <PageLanguageContext.Provider value={language.language}>
    <Document content={content} language={language} />
  </PageLanguageContext.Provider>
);

type Parts = Pick<Page, 'content' | 'language'>;

const Document = ({ content, language }: Parts): VNode => {
  const { skip } = useWords();
  return (
    <html lang={language.language}>
      <Head content={content} language={language} />
      <body class={content.isWide === true ? 'is-wide' : undefined}>
        <a class="skip" href="#main">{skip}</a>
        <header class="masthead">
          <div class="wrap">
            <BrandMark brand={content.brand} />
            {language.languages.length > 1 && <Languages {...language} />}
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          <div class="wrap">
            <div class="opening">
              <h1>{content.title}</h1>
              {content.lead != null && <p>{content.lead}</p>}
            </div>
            {content.content}
          </div>
        </main>
        <Footing brand={content.brand} />
      </body>
    </html>
  );
};

const Head = ({ content: { title, brand, scripts = [], isFlawed = false } }: Parts): VNode => {
  const { flawed } = useWords();
  const whole = title === brand.name ? title : `${title} – ${brand.name}`;
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <link rel="icon" href="data:," />
      <title>{`${isFlawed ? flawed : ''}${whole}`}</title>
      {stylesOf(brand).map((path) => <link rel="stylesheet" href={path} />)}
      {scripts.map((path) => <script src={path} defer />)}
    </head>
  );
};

const BrandMark = ({ brand: { name, logoUrl, home } }: { readonly brand: Brand }): VNode => {
  const mark = logoUrl != null ? <img src={logoUrl} alt={name} height="36" /> : name;
  return home === undefined ? <span class="brand">{mark}</span> : <Link class="brand" href={home}>{mark}</Link>;
};

const Languages = ({ language, languages, query }: PageLanguage): VNode => {
  const { language: label, colon } = useWords();
  return (
    <details class="languages">
      <summary><span class="unseen">{label}{colon}</span><span>{LANGUAGE_NAMES[language]}</span></summary>
      <ul>
        {languages.map((other) => <li><a href={inLanguage(other, query)} lang={other} hreflang={other} aria-current={other === language ? 'true' : undefined}>{LANGUAGE_NAMES[other]}</a></li>)}
      </ul>
    </details>
  );
};

function inLanguage(language: Language, query: PageLanguage['query']): string {
  const others = Object.entries(query).filter(([name]) => name !== 'lang').flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value]));
  return `?${new URLSearchParams([...others, ['lang', language]]).toString()}`;
}

const Footing = ({ brand: { name, supportEmail, supportUrl } }: { readonly brand: Brand }): VNode => {
  const { help } = useWords();
  return (
    <footer class="footing">
      <div class="wrap">
        <span>{name}</span>
        {supportEmail != null && <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>}
        {supportUrl != null && <Link href={supportUrl}>{help}</Link>}
      </div>
    </footer>
  );
};

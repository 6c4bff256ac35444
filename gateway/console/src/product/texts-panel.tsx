import { type ReactElement } from 'react';
import { EditButton } from '../catalog/edit-button.js';
import { textOf } from '../parts/form-texts.js';
import { Panel } from '../parts/panel.js';
import { KeptBy } from './kept-by.js';
import { plainText } from './plain-text.js';
import type { Part } from './product-page.js';
import { textEdit } from './text-edit.js';

/** Its texts, a language beside the other: what is translated, and what shoppers read instead where it is not. */
export function TextsPanel({ editing, editing: { product, catalog: { locales, defaultLocale }, words }, mayWrite }: Part): ReactElement {
  const inOrder = locales.toSorted((one, other) => Number(other.code === defaultLocale) - Number(one.code === defaultLocale));
  return (
    <Panel title={words.texts}>
      <div className="languages">{inOrder.map((locale) => <Language key={locale.code} editing={editing} locale={locale} />)}</div>
      {mayWrite && product.writtenBy === null && <EditButton edit={() => textEdit(editing)}>{words.editTexts}</EditButton>}
    </Panel>
  );
}

interface OfLanguage {
  readonly editing: Part['editing'];
  readonly locale: { readonly code: string; readonly name: string };
}

function Language({ editing, editing: { product, catalog: { defaultLocale, locales }, words }, locale: { code, name } }: OfLanguage): ReactElement {
  const isOwn = code === defaultLocale;
  const own = isOwn ? product : product.translations.find(({ locale }) => locale === code);
  const missing = words.fallsBack(textOf(locales.find((one) => one.code === defaultLocale)?.name));
  const original = plainText(textOf(product.description));
  return (
    <section className="language" lang={code}>
      <h3>{name} <span className="soft">{code}</span>{isOwn && <span className="badge">{words.defaultLanguage}</span>}</h3>
      <Text text={textOf(own?.title)} instead={product.title} missing={missing} isTitle />
      <Text text={plainText(textOf(own?.description))} instead={isOwn ? '' : original} missing={lackOf(original, missing, words.noDescription)} />
      <KeptBy editing={editing} fields={isOwn ? ['title', 'description'] : ['translations']} />
    </section>
  );
}

/** What is said of a description that is missing: where the default language has none either, nothing stands in for it. */
const lackOf = (original: string, fallsBack: string, none: string): string => (original === '' ? none : fallsBack);

/** A text, or what shoppers read instead. */
function Text({ text, instead, missing, isTitle = false }: { readonly text: string; readonly instead: string; readonly missing: string; readonly isTitle?: boolean }): ReactElement {
  if (text !== '') return <p className={isTitle ? 'is-title' : 'is-description'}>{text}</p>;
  return <p className="soft">{instead !== '' && `${instead} `}<span className="badge is-warning">{missing}</span></p>;
}

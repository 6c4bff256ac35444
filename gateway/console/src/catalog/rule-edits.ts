import type { AttributeType } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import type { CatalogWords } from '../words/catalog-words.js';
import type { Answers, Edit, EditField } from './edit.js';
import { orNull, textOf } from '../parts/form-texts.js';
import { ConsoleSaveAttributeDocument } from './operations/console-save-attribute.generated.js';
import { ConsoleSaveAttributeSetDocument } from './operations/console-save-attribute-set.generated.js';
import { ConsoleSaveMarketDocument } from './operations/console-save-market.generated.js';
import { ConsoleSavePriceListDocument } from './operations/console-save-price-list.generated.js';
import { ConsoleUpdateCatalogDocument } from './operations/console-update-catalog.generated.js';
import { readCatalog, type Catalog } from './use-catalogs.js';

/** What every change of a rule is made of. */
export interface Ruling {
  readonly catalog: Catalog;
  readonly words: CatalogWords;
}

const TYPES = ['TEXT', 'NUMBER', 'BOOLEAN', 'DATE', 'SELECT', 'MULTISELECT'] as const satisfies readonly AttributeType[];

interface RuleEdit {
  readonly title: string;
  readonly fields: (catalog: Catalog) => readonly EditField[];
  readonly send: (all: Readonly<Record<string, string>>, dryRun: boolean) => Promise<unknown>;
}

/** A rule is saved whole: what was changed here, and the rest as it is now. What is shown as a difference are the fields of its form. */
function ruleEdit({ catalog }: Ruling, { title, fields, send }: RuleEdit): Edit {
  let now = fields(catalog);
  const shown = (values: Answers): object => Object.fromEntries(now.map(({ name, label, value }) => [label, orNull(values[name] ?? value)]));
  return {
    title, fields: now,
    read: async () => {
      const { catalog: fresh } = await readCatalog(catalog.id);
      now = fields(fresh ?? catalog);
      return { fields: now, record: shown({}) };
    },
    send: async (changed, dryRun) => {
      await send({ ...Object.fromEntries(now.map(({ name, value }) => [name, value])), ...changed }, dryRun);
      return shown(changed);
    },
  };
}

const listOf = (text = ''): string[] => text.split(',').map((one) => one.trim()).filter((one) => one !== '');
/** A code and a name a line. */
const namedOf = (text = ''): { readonly code: string; readonly name: string }[] => text.split('\n').map((line) => line.trim()).filter((line) => line !== '').map((line) => ({ code: line.split(/\s/, 1)[0] ?? line, name: line.replace(/^\S+\s*/, '') || line }));

const codeField = (words: CatalogWords, code: string | undefined): readonly EditField[] => (code === undefined ? [{ name: 'code', label: words.code, kind: 'text', value: '', isRequired: true, longest: 60, hint: words.codeHint }] : []);
const yesNo = ({ yes, no }: CatalogWords): NonNullable<EditField['options']> => [['yes', yes], ['no', no]];

/** Its name and languages. */
export const catalogEdit = (ruling: Ruling): Edit => ruleEdit(ruling, {
  title: ruling.words.editCatalog,
  fields: ({ name, slug, locales }) => [
    { name: 'name', label: ruling.words.name, kind: 'text', value: name, isRequired: true, longest: 120 }, { name: 'slug', label: ruling.words.code, kind: 'text', value: slug, isRequired: true, longest: 60 },
    { name: 'locales', label: `${ruling.words.languages} (${ruling.words.localesHint})`, kind: 'long', value: locales.map((one) => `${one.code} ${one.name}`).join('\n'), isRequired: true },
  ],
  send: ({ name, slug, locales }, dryRun) => ask(ConsoleUpdateCatalogDocument, { input: { id: ruling.catalog.id, name, slug, locales: namedOf(locales) }, dryRun }),
});

/** A list of prices. */
export const priceListEdit = (ruling: Ruling, code?: string): Edit => ruleEdit(ruling, {
  title: code ?? ruling.words.newPriceList,
  fields: ({ priceLists }) => {
    const list = priceLists.find((one) => one.code === code);
    return [
      ...codeField(ruling.words, code), { name: 'name', label: ruling.words.name, kind: 'text', value: list?.name ?? '', isRequired: true, longest: 120 },
      { name: 'currency', label: ruling.words.currency, kind: 'text', value: list?.currency ?? '', isRequired: true, longest: 3 }, { name: 'tax', label: ruling.words.taxIncluded, kind: 'choice', value: list?.taxIncluded === false ? 'no' : 'yes', options: yesNo(ruling.words) },
    ];
  },
  send: ({ code: entered = code ?? '', name = '', currency = '', tax }, dryRun) => ask(ConsoleSavePriceListDocument, { input: { catalogId: ruling.catalog.id, code: entered, name, currency: currency.toUpperCase(), taxIncluded: tax !== 'no' }, dryRun }),
});

/** Countries that are sold to with one currency, price list and set of languages. */
export const marketEdit = (ruling: Ruling, code?: string): Edit => ruleEdit(ruling, {
  title: code ?? ruling.words.newMarket,
  fields: ({ markets, priceLists, locales }) => {
    const market = markets.find((one) => one.code === code);
    return [
      ...codeField(ruling.words, code), { name: 'name', label: ruling.words.name, kind: 'text', value: textOf(market?.name), isRequired: true, longest: 120 },
      { name: 'countries', label: ruling.words.countries, kind: 'text', value: textOf(market?.countries.join(', ')), isRequired: true, longest: 1500, hint: 'IT, FR' }, { name: 'currency', label: ruling.words.currency, kind: 'text', value: textOf(market?.currency), isRequired: true, longest: 3 },
      { name: 'priceList', label: ruling.words.priceLists, kind: 'choice', value: textOf(market?.priceList), options: [['', ruling.words.defaultList], ...priceLists.filter(({ isDefault }) => !isDefault).map((one) => [one.code, `${one.name} (${one.currency})`] as const)] },
      { name: 'locales', label: ruling.words.languages, kind: 'several', value: textOf(market?.locales.join(', ')), options: locales.map((one) => [one.code, one.name]) },
    ];
  },
  send: ({ code: entered, name, countries, currency, priceList, locales }, dryRun) => ask(ConsoleSaveMarketDocument, {
    input: { catalogId: ruling.catalog.id, code: code ?? textOf(entered), name: textOf(name), countries: listOf(countries).map((one) => one.toUpperCase()), currency: textOf(currency).toUpperCase(), priceList: orNull(priceList), locales: textOf(locales) === '' ? null : listOf(locales) }, dryRun,
  }),
});

/** What products are described by. */
export const attributeRuleEdit = (ruling: Ruling, code?: string): Edit => ruleEdit(ruling, {
  title: code ?? ruling.words.newAttribute,
  fields: ({ attributes }) => {
    const attribute = attributes.find((one) => one.code === code);
    return [
      ...codeField(ruling.words, code), { name: 'label', label: ruling.words.name, kind: 'text', value: textOf(attribute?.label), isRequired: true, longest: 120 },
      ...(attribute ? [] : [{ name: 'type', label: ruling.words.kindOfValue, kind: 'choice', value: 'TEXT', options: TYPES.map((type) => [type, ruling.words.types[type]] as const) } satisfies EditField]),
      { name: 'unit', label: ruling.words.unit, kind: 'text', value: textOf(attribute?.unit), longest: 20 }, { name: 'ownedBy', label: ruling.words.owner, kind: 'text', value: textOf(attribute?.ownedBy), longest: 120, hint: ruling.words.ownerHint },
      { name: 'options', label: `${ruling.words.options} (${ruling.words.optionsHint})`, kind: 'long', value: textOf(attribute?.options.map((one) => `${one.code} ${one.label}`).join('\n')) },
    ];
  },
  send: ({ code: entered, label, type, unit, ownedBy, options }, dryRun) => ask(ConsoleSaveAttributeDocument, {
    input: { catalogId: ruling.catalog.id, code: code ?? textOf(entered), label: textOf(label), type: typeOf(ruling.catalog, code, type), unit: orNull(unit), ownedBy: orNull(ownedBy), options: namedOf(options).map((one) => ({ code: one.code, label: one.name })) }, dryRun,
  }),
});

/** It stays once the attribute is there. */
const typeOf = ({ attributes }: Catalog, code: string | undefined, entered: string | undefined): AttributeType => attributes.find((one) => one.code === code)?.type ?? TYPES.find((one) => one === entered) ?? 'TEXT';

/** Which attributes a kind of product is described by. */
export const attributeSetEdit = (ruling: Ruling, code?: string): Edit => ruleEdit(ruling, {
  title: code ?? ruling.words.newAttributeSet,
  fields: ({ attributeSets, attributes }) => {
    const set = attributeSets.find((one) => one.code === code);
    return [
      ...codeField(ruling.words, code), { name: 'name', label: ruling.words.name, kind: 'text', value: set?.name ?? '', isRequired: true, longest: 120 },
      { name: 'attributes', label: ruling.words.attributes, kind: 'several', value: set?.attributes.join(', ') ?? '', options: attributes.map((one) => [one.code, one.label]) },
    ];
  },
  send: ({ code: entered = code ?? '', name = '', attributes }, dryRun) => ask(ConsoleSaveAttributeSetDocument, { input: { catalogId: ruling.catalog.id, code: entered, name, attributes: listOf(attributes) }, dryRun }),
});

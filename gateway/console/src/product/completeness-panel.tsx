import { type ReactElement } from 'react';
import { Panel } from '../parts/panel.js';
import type { CatalogWords } from '../words/catalog-words.js';
import { describing } from './detail-edits.js';
import type { Part } from './product-page.js';

interface Check {
  readonly name: string;
  readonly has: number;
  readonly wants: number;
}

/** What it still lacks to be sold everywhere: texts, images with what they show, prices, attributes of its set and a category. */
export function CompletenessPanel({ editing, editing: { words } }: Part): ReactElement {
  const checks = checksOf(editing);
  const [has, wants] = [sumOf(checks, 'has'), sumOf(checks, 'wants')];
  return (
    <Panel title={words.completeness}>
      <progress max={Math.max(wants, 1)} value={has} aria-label={words.completeness} />
      <ul className="checklist">{checks.map((check) => <li key={check.name}><Verdict check={check} words={words} /><span>{check.name}</span></li>)}</ul>
    </Panel>
  );
}

const sumOf = (checks: readonly Check[], field: 'has' | 'wants'): number => checks.reduce((sum, check) => sum + check[field], 0);

const Verdict = ({ check: { has, wants }, words }: { readonly check: Check; readonly words: CatalogWords }): ReactElement => <span className={has >= wants ? 'badge is-success' : 'badge is-warning'}>{words.hasOf(has, wants)}</span>;

/** How much of each there is, and there should be. */
function checksOf({ product, catalog, words }: Part['editing']): readonly Check[] {
  const others = catalog.locales.filter(({ code }) => code !== catalog.defaultLocale);
  const texts = (field: 'description' | 'title'): number => others.filter(({ code }) => (product.translations.find(({ locale }) => locale === code)?.[field] ?? '') !== '').length + Number((product[field] ?? '') !== '');
  const own = describing({ product, catalog }).filter(({ code }) => catalog.attributeSets.find((set) => set.code === product.attributeSet)?.attributes.includes(code) === true);
  const checks: readonly Check[] = [
    { name: words.titles, has: texts('title'), wants: catalog.locales.length }, { name: words.descriptions, has: texts('description'), wants: catalog.locales.length },
    { name: words.images, has: Math.min(product.images.length, 1), wants: 1 }, { name: words.imagesWithAlt, has: product.images.filter(({ alt }) => (alt ?? '') !== '').length, wants: product.images.length },
    ...catalog.priceLists.map(({ code, name, isDefault }) => ({ name: words.pricesIn(name), has: product.variants.filter((variant) => (isDefault ? !variant.isUnpriced : variant.listedPrices.some(({ priceList }) => priceList === code))).length, wants: product.variants.length })),
    { name: words.attributes, has: own.filter(({ code }) => product.attributes.some((one) => one.code === code)).length, wants: own.length },
    { name: words.category, has: Math.min(product.categories.length, 1), wants: 1 },
  ];
  return checks.filter(({ wants }) => wants > 0);
}

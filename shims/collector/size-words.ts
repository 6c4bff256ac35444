import type { InEveryLanguage, Language } from '#contract/languages.js';
import type { SizeBasis, SizeConfidence, SizeFit, SizeUnit } from '#contract/schema.generated.js';

/** How sure a size is, as the interface writes it (3-decisions, I). */
export const CONFIDENCE_WORDS = { LOW: 'low', MEDIUM: 'medium', HIGH: 'high' } as const satisfies Record<SizeConfidence, string>;

/** What a size rests on, as the interface writes it. */
export const BASIS_WORDS = { OWN_PURCHASE: 'own_purchase', OWN_RETURN: 'own_return', SAME_BRAND: 'same_brand', SIMILAR_PRODUCTS: 'similar_products', ALL_SHOPPERS: 'all_shoppers' } as const satisfies Record<SizeBasis, string>;

/** Units as the interface writes them. */
export const UNIT_WORDS = { CM: 'cm', INCH: 'in' } as const satisfies Record<SizeUnit, string>;

const SIZE = '{size}';

const BASES: Readonly<Record<SizeBasis, InEveryLanguage<string>>> = {
  OWN_PURCHASE: { it: `Di questo articolo hai acquistato la taglia ${SIZE}.`, en: `You bought size ${SIZE} of this product.`, de: `Von diesem Artikel haben Sie Größe ${SIZE} gekauft.`, fr: `Vous avez acheté la taille ${SIZE} de cet article.`, es: `De este artículo compraste la talla ${SIZE}.` },
  OWN_RETURN: { it: `Dopo il tuo reso ti consigliamo la taglia ${SIZE}.`, en: `After your return we suggest size ${SIZE}.`, de: `Nach Ihrer Rücksendung empfehlen wir Größe ${SIZE}.`, fr: `Après votre retour, nous vous conseillons la taille ${SIZE}.`, es: `Tras tu devolución te recomendamos la talla ${SIZE}.` },
  SAME_BRAND: { it: `In base a ciò che hai acquistato di questa marca ti consigliamo la taglia ${SIZE}.`, en: `By what you bought of this brand we suggest size ${SIZE}.`, de: `Nach dem, was Sie von dieser Marke gekauft haben, empfehlen wir Größe ${SIZE}.`, fr: `D’après ce que vous avez acheté de cette marque, nous vous conseillons la taille ${SIZE}.`, es: `Según lo que compraste de esta marca, te recomendamos la talla ${SIZE}.` },
  SIMILAR_PRODUCTS: { it: `In base a ciò che hai acquistato di articoli simili ti consigliamo la taglia ${SIZE}.`, en: `By what you bought of similar products we suggest size ${SIZE}.`, de: `Nach dem, was Sie von ähnlichen Artikeln gekauft haben, empfehlen wir Größe ${SIZE}.`, fr: `D’après ce que vous avez acheté d’articles similaires, nous vous conseillons la taille ${SIZE}.`, es: `Según lo que compraste de artículos similares, te recomendamos la talla ${SIZE}.` },
  ALL_SHOPPERS: { it: `La taglia che i clienti tengono più spesso è la ${SIZE}.`, en: `Size ${SIZE} is the one that shoppers keep most often.`, de: `Am häufigsten wird Größe ${SIZE} behalten.`, fr: `La taille que les clients gardent le plus souvent est ${SIZE}.`, es: `La talla con la que más clientes se quedan es la ${SIZE}.` },
};

const FITS: Readonly<Record<SizeFit, InEveryLanguage<string>>> = {
  RUNS_SMALL: { it: 'Veste piccolo.', en: 'It runs small.', de: 'Es fällt klein aus.', fr: 'Cet article taille petit.', es: 'Talla pequeño.' },
  TRUE_TO_SIZE: { it: 'Veste secondo la taglia.', en: 'It is true to size.', de: 'Es fällt der Größe entsprechend aus.', fr: 'Cet article taille normalement.', es: 'Talla normal.' },
  RUNS_LARGE: { it: 'Veste grande.', en: 'It runs large.', de: 'Es fällt groß aus.', fr: 'Cet article taille grand.', es: 'Talla grande.' },
};

const CHART: InEveryLanguage<string> = { it: 'Consulta la guida alle taglie.', en: 'See the size chart.', de: 'Bitte die Größentabelle beachten.', fr: 'Consultez le guide des tailles.', es: 'Consulta la guía de tallas.' };
const NOTHING: InEveryLanguage<string> = { it: 'Per questo articolo non ci sono ancora consigli sulla taglia.', en: 'There is no size advice for this product yet.', de: 'Für diesen Artikel gibt es noch keine Größenempfehlung.', fr: 'Il n’y a pas encore de conseil de taille pour cet article.', es: 'Todavía no hay recomendación de talla para este artículo.' };

interface Told {
  readonly fit: SizeFit | null;
  readonly recommendation: { readonly size: string; readonly basis: SizeBasis } | null;
  readonly chart: object | null;
}

/** The sentence for the shopper. */
export function sizeMessage(told: Told | null, language: Language): string {
  if (!told) return NOTHING[language];
  const { fit, recommendation, chart } = told;
  const advice = recommendation ? BASES[recommendation.basis][language].replace(SIZE, () => recommendation.size) : chart ? CHART[language] : NOTHING[language];
  return fit ? `${advice} ${FITS[fit][language]}` : advice;
}

import { type ReactElement } from 'react';
import type { StockDifferenceCode } from '#contract/schema.generated.js';
import { useStockWords } from './use-stock-words.js';

const TONES = { OVERSOLD: 'is-error', MISCOUNTED: 'is-error', NEVER_REPORTED: 'is-warning', NOT_SELLABLE: 'is-warning', RESERVED: 'is-information' } as const satisfies Record<StockDifferenceCode, string>;

/** Reasons for a difference, in words and in colour, each once. */
export function DifferenceBadges({ differences }: { readonly differences: readonly { readonly code: StockDifferenceCode }[] }): ReactElement {
  const { kinds } = useStockWords();
  return <span className="stock-reasons">{[...new Set(differences.map(({ code }) => code))].map((code) => <span key={code} className={`badge ${TONES[code]}`}>{kinds[code]}</span>)}</span>;
}

import { type ReactElement } from 'react';
import { useCatalogWords } from '../catalog/use-catalog-words.js';
import { useFormat } from '../words/use-format.js';
import type { Import } from './use-imports.js';

const FIGURES = [['created', 'CREATED'], ['updated', 'UPDATED'], ['partial', 'PARTIAL'], ['skipped', 'SKIPPED'], ['failed', 'FAILED'], ['invalid', 'INVALID']] as const;

/** How many products had which result. */
export function ImportFigures({ summary }: Pick<Import, 'summary'>): ReactElement {
  const { results } = useCatalogWords();
  const { count } = useFormat();
  return <dl className="figures">{FIGURES.map(([field, status]) => <div key={field} className={summary[field] === 0 ? 'is-none' : undefined}><dt>{results[status]}</dt><dd>{count(summary[field])}</dd></div>)}</dl>;
}

import { type ReactElement, type SubmitEvent } from 'react';
import { useCatalogWords } from '../catalog/use-catalog-words.js';
import { useCatalog } from '../catalog/use-catalogs.js';
import { useLocations } from '../orders/use-orders.js';
import { columnTargets } from './column-targets.js';
import type { Columns, ProposedColumns } from './start-import.js';

interface Mapped {
  readonly proposed: ProposedColumns;
  readonly catalogId: number | undefined;
  readonly onColumns: (columns: Columns) => void;
}

/** The columns of a file with their first values, and what each holds; none leaves it out. */
export function MappingForm({ proposed: { columns, samples }, catalogId, onColumns }: Mapped): ReactElement {
  const words = useCatalogWords();
  const catalog = useCatalog(catalogId).data?.catalog ?? undefined;
  const groups = columnTargets(catalog, useLocations().map(({ code }) => code));
  const names = Object.keys(columns);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onColumns(Object.fromEntries(names.map((name, at) => {
      const value = data.get(`column:${String(at)}`);
      return [name, typeof value === 'string' && value !== '' ? value : null];
    })));
  };
  return (
    <form onSubmit={submit} className="stack">
      <div className="notice"><p><strong>{words.mapTitle}</strong></p><p>{words.mapAdvice}</p></div>
      <div className="table-room">
        <table>
          <thead><tr>{[words.column, words.samples, words.holds].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
          <tbody>{names.map((name, at) => (
            <tr key={name}>
              <th scope="row">{name}</th><td className="soft is-samples">{(samples[name] ?? []).join(' · ')}</td>
              <td><select key={groups.map(([, targets]) => targets.length).join()} name={`column:${String(at)}`} aria-label={words.holdsOf(name)} defaultValue={columns[name] ?? ''}><option value="">{words.leaveOut}</option><Targets groups={groups} own={columns[name]} /></select></td>
            </tr>
          ))}</tbody>
        </table>
      </div>
      <button type="submit" className="button is-main">{words.checkFile}</button>
    </form>
  );
}

/** What there is, and what was proposed beside it. */
function Targets({ groups, own }: { readonly groups: ReturnType<typeof columnTargets>; readonly own: string | null | undefined }): ReactElement {
  const words = useCatalogWords();
  const isKnown = own == null || groups.some(([, targets]) => targets.includes(own));
  return <>{!isKnown && <option value={own}>{own}</option>}{groups.filter(([, targets]) => targets.length > 0).map(([group, targets]) => <optgroup key={group} label={words.targets[group]}>{targets.map((target) => <option key={target} value={target}>{target}</option>)}</optgroup>)}</>;
}

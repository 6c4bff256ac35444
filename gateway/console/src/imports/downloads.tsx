import { useMutation } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { useCatalogWords } from '../catalog/use-catalog-words.js';
import { download } from '../parts/download.js';
import { Failure } from '../parts/failure.js';
import { mendedFile, refusedRows, reportOf } from './refused-rows.js';
import type { FileTable } from './table-of-file.js';
import type { ImportResult } from './use-imports.js';

interface Downloaded {
  /** All results, or those that were refused. */
  readonly results: () => Promise<readonly ImportResult[]>;
  /** The first rows of all products, where the results are not those of all. */
  readonly starts?: readonly Pick<ImportResult, 'row'>[];
  /** Of the file. */
  readonly name: string;
  readonly table: FileTable | undefined;
}

/** What was refused as files: a report of it, and the rows themselves, to be mended and dropped again. */
export function Downloads({ results, starts, name, table }: Downloaded): ReactElement {
  const words = useCatalogWords();
  const base = name.replace(/\.\w+$/, '');
  const save = useMutation({
    mutationFn: async (kind: 'mend' | 'report') => {
      const all = await results();
      const text = kind === 'mend' && table
        ? mendedFile(table, all, starts ?? all)
        : reportOf(refusedRows(all.filter(({ status }) => status !== 'CREATED' && status !== 'UPDATED'), table), [words.row, words.fields.sku, words.result, words.column, words.value, words.whatToDo]);
      download(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }), `${base}-${kind === 'mend' ? 'refused' : 'report'}.csv`);
    },
  });
  return (
    <>
      <div className="row">
        {table && <button type="button" className="button" disabled={save.isPending} onClick={() => { save.mutate('mend'); }}>{words.downloadRows}</button>}
        <button type="button" className="button" disabled={save.isPending} onClick={() => { save.mutate('report'); }}>{words.downloadReport}</button>
        <span className="soft">{table ? words.mendHint : words.reportHint}</span>
      </div>
      {save.error && <Failure error={save.error} />}
    </>
  );
}

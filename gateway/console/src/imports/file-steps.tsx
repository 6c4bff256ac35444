import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactElement } from 'react';
import { useCatalogWords } from '../catalog/use-catalog-words.js';
import { codeOf } from '../graph/graph-failure.js';
import { Failure } from '../parts/failure.js';
import { keepColumns, knownColumns } from './kept-columns.js';
import { keepFile } from './kept-files.js';
import { MappingForm } from './mapping-form.js';
import { Rehearsal } from './rehearsal.js';
import { proposedBy, startImport, type Columns, type FileToImport, type ProposedColumns, type StartedImport } from './start-import.js';
import { tableOfFile, type FileTable } from './table-of-file.js';

interface Steps {
  readonly file: File;
  readonly catalogId: number | undefined;
  readonly onOther: () => void;
}

/** What a dry run of a file said, and the table that it has. */
export interface Rehearsed {
  readonly said: StartedImport;
  readonly table: FileTable | undefined;
}

/** A file on its way into the catalog: read by a dry run, its columns named where they are not known, then imported. */
export function FileSteps({ file, catalogId, onOther }: Steps): ReactElement {
  const words = useCatalogWords();
  const { rehearsal, columns, ...mapping } = useRehearsal(file, catalogId);
  const isTried = rehearsal.data !== undefined;
  return (
    <section className="panel" aria-label={file.name}>
      <div className="card-head"><h2>{file.name}</h2><div className="row">{isTried && columns && <button type="button" className="button is-quiet" onClick={mapping.again}>{words.changeColumns}</button>}<button type="button" className="button is-quiet" onClick={onOther}>{words.otherFile}</button></div></div>
      {rehearsal.isPending && <p role="status">{words.reading}</p>}
      <Problem error={proposedBy(rehearsal.error) ? null : rehearsal.error} advice={words.mendAndDrop} />
      {rehearsal.isPending || isTried || <Mapping proposed={mapping.proposed} columns={columns} catalogId={catalogId} onColumns={mapping.choose} />}
      {isTried && <Tried meant={{ file, catalogId, columns }} rehearsed={rehearsal.data} />}
    </section>
  );
}

interface Asked {
  readonly proposed: ProposedColumns | undefined;
  readonly columns: Columns | undefined;
  readonly catalogId: number | undefined;
  readonly onColumns: (columns: Columns) => void;
}

/** Where columns are not known; what was chosen before stays chosen. */
const Mapping = ({ proposed, columns, ...asked }: Asked): ReactElement | null => (proposed ? <MappingForm proposed={{ ...proposed, columns: { ...proposed.columns, ...columns } }} {...asked} /> : null);

/** What would become of the file, and importing it. */
function Tried({ meant, rehearsed }: { readonly meant: FileToImport; readonly rehearsed: Rehearsed }): ReactElement {
  const words = useCatalogWords();
  const { mutate, error, isPending } = useBegin(meant, rehearsed.table);
  return <><Problem error={error} advice={codeOf(error) === 'NETWORK' ? words.maybeBegun : words.mendAndDrop} /><Rehearsal rehearsed={rehearsed} isSending={isPending} onImport={mutate} /></>;
}

const Problem = ({ error, advice }: { readonly error: Error | null; readonly advice: string }): ReactElement | null => error && <><Failure error={error} /><p>{advice}</p></>;

/** The dry run of a file, and what its columns hold where that has to be said. */
function useRehearsal(file: File, catalogId: number | undefined) {
  const [columns, setColumns] = useState<Columns>();
  const [proposed, setProposed] = useState<ProposedColumns>();
  const rehearsal = useMutation({ mutationFn: async (meant: FileToImport): Promise<Rehearsed> => ({ said: await rehearse(meant, { setColumns, setProposed }), table: await tableOfFile(meant.file) }) });
  const { mutate, reset } = rehearsal;
  useEffect(() => { mutate({ file, catalogId, columns: undefined }); }, [file, catalogId, mutate]);
  const choose = (chosen: Columns): void => {
    setColumns(chosen);
    keepColumns(chosen);
    mutate({ file, catalogId, columns: chosen });
  };
  return { rehearsal, proposed, columns, choose, again: reset };
}

interface Told {
  readonly setColumns: (columns: Columns) => void;
  readonly setProposed: (proposed: ProposedColumns) => void;
}

/** Try a file; where all of its columns are known from a file of before, without a question. */
async function rehearse(meant: FileToImport, { setColumns, setProposed }: Told): Promise<StartedImport> {
  try {
    return await startImport(meant, true);
  } catch (error) {
    const proposed = proposedBy(error);
    if (!proposed) throw error;
    setProposed(proposed);
    const columns = meant.columns ? undefined : knownColumns(proposed);
    if (!columns) throw error;
    setColumns(columns);
    return startImport({ ...meant, columns }, true);
  }
}

/** Import the file, and lead to what becomes of it. */
function useBegin(meant: FileToImport, table: FileTable | undefined) {
  const [client, navigate] = [useQueryClient(), useNavigate()];
  return useMutation({
    mutationFn: () => startImport(meant, false),
    onSuccess: async ({ id }) => {
      if (table) keepFile(id, { name: meant.file.name, table });
      await client.invalidateQueries({ queryKey: ['imports'] });
      await navigate({ to: '/catalog/imports/$id', params: { id } });
    },
    onError: () => client.invalidateQueries({ queryKey: ['imports'] }),
  });
}

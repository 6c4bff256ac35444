import { getRouteApi, Link } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { CatalogSections } from '../catalog/sections.js';
import { useCatalogWords } from '../catalog/use-catalog-words.js';
import { useCatalogs } from '../catalog/use-catalogs.js';
import { isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { PageLinks } from '../parts/page-links.js';
import { useRowKeys } from '../parts/use-row-keys.js';
import { useTitle } from '../parts/use-title.js';
import { useMay } from '../shell/use-may.js';
import { useWords } from '../words/use-words.js';
import { DropFile } from './drop-file.js';
import { FileSteps } from './file-steps.js';
import { ImportsTable } from './imports-table.js';
import { useImports } from './use-imports.js';
import '../catalog/catalog.css';

const route = getRouteApi('/catalog/imports');

/** Products by files: a file is dropped, tried, and imported; those of before are listed. */
export function ImportsPage(): ReactElement {
  const words = useCatalogWords();
  const mayWrite = useMay('catalog.write');
  useTitle(words.imports);
  return (
    <>
      <div className="page-head"><h1>{words.imports}</h1></div>
      <CatalogSections />
      {mayWrite ? <NewImport /> : <p className="soft">{words.readOnly}</p>}
      <h2>{words.earlierImports}</h2>
      <Earlier />
    </>
  );
}

function NewImport(): ReactElement {
  const words = useCatalogWords();
  const catalogs = useCatalogs().data?.catalogs ?? [];
  const [file, setFile] = useState<File>();
  const [chosen, setChosen] = useState<number>();
  const catalogId = chosen ?? catalogs[0]?.id;
  return (
    <>
      {catalogs.length > 1 && <label className="row">{words.catalog}<select value={String(catalogId)} onChange={({ target: { value } }) => { setChosen(Number(value)); }}>{catalogs.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}</select></label>}
      {file && <FileSteps key={`${file.name}:${String(file.lastModified)}:${String(file.size)}`} file={file} catalogId={catalogId} onOther={() => { setFile(undefined); }} />}
      <DropFile isLarge={!file} onFile={setFile} />
    </>
  );
}

function Earlier(): ReactElement {
  const { shell } = useWords();
  const words = useCatalogWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const imports = useImports(search);
  const page = imports.data?.productImports;
  useRowKeys(page?.pageInfo, (cursors) => { void navigate({ search: cursors }); }, '[data-row] .order-link');
  if (isFatal(imports)) return <QueryFailure query={imports} />;
  if (!page) return <p className="empty" role="status">{shell.loading}</p>;
  if (page.nodes.length === 0) return <p className="empty soft">{words.noImports}</p>;
  return <><QueryFailure query={imports} /><ImportsTable imports={page.nodes} /><PageLinks page={page.pageInfo} link={(cursors, label) => <Link className="button" to="/catalog/imports" search={cursors}>{label}</Link>} /></>;
}

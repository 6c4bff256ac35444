import { type ReactElement } from 'react';
import { QueryFailure } from '../../parts/failure.js';
import { useWords } from '../../words/use-words.js';
import { TreeRow } from './tree-row.js';
import { useTree } from './tree.js';
import { useContentWords } from '../use-content-words.js';
import { usePages, type TreePage } from './use-pages.js';

interface Level {
  readonly parentId: number | null;
  /** The page above, and the siblings of that one, for who moves a page out of it. */
  readonly above?: { readonly page: TreePage; readonly siblings: readonly TreePage[] };
}

/** The pages below another one, or at the root, each with those below it once it is opened. */
export function TreeLevel({ parentId, above }: Level): ReactElement {
  const { site, opened } = useTree();
  const words = useContentWords();
  const { shell } = useWords();
  const query = usePages(site.id, parentId);
  if (query.error) return <QueryFailure query={query} />;
  if (!query.data) return <p className="soft" role="status">{shell.loading}</p>;
  if (query.data.length === 0) return parentId === null ? <div className="empty"><p><strong>{words.noPages}</strong></p><p>{words.noPagesAdvice}</p></div> : <></>;
  return (
    <ul>{query.data.map((page, at) => (
      <li key={page.id}>
        <TreeRow page={page} at={at} siblings={query.data} {...(above && { above })} />
        {page.children.length > 0 && opened.has(page.id) && <TreeLevel parentId={page.id} above={{ page, siblings: query.data }} />}
      </li>
    ))}</ul>
  );
}

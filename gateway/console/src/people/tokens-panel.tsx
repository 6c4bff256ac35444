import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { QueryFailure } from '../parts/failure.js';
import { PageLinks } from '../parts/page-links.js';
import { pageVariables } from '../parts/pages-of.js';
import { Panel } from '../parts/panel.js';
import { useMay } from '../shell/use-may.js';
import type { ConsoleAccessQuery } from './operations/console-access.generated.js';
import { ConsoleTokensDocument, type ConsoleTokensQuery } from './operations/console-tokens.generated.js';
import { TokenList } from './token-list.js';
import { usePeopleWords } from './use-people-words.js';

const TokenDialog = lazy(() => import('./token-dialog.js').then(({ TokenDialog: component }) => ({ default: component })));
const route = getRouteApi('/people/access');

/** The tokens of the person; for those who manage the company everybody's, by a link. */
export function TokensPanel({ me }: { readonly me: ConsoleAccessQuery['me'] }): ReactElement {
  const words = usePeopleWords();
  const mayManage = useMay('company.manage');
  const search = route.useSearch();
  const everybody = mayManage && search.tokens === 'all';
  const [isCreating, setIsCreating] = useState(false);
  const query = useQuery({ queryKey: ['tokens', everybody, search], placeholderData: keepPreviousData, queryFn: ({ signal }) => ask(ConsoleTokensDocument, { everybody, ...pageVariables(search) }, { signal }) });
  return (
    <Panel title={words.tokens}>
      <p className="soft">{words.tokensLead}</p>
      {mayManage && <Whose everybody={everybody} />}
      <QueryFailure query={query} />
      {query.data && <Tokens page={query.data.tokens} everybody={everybody} />}
      {me && <p><button type="button" className="button" aria-haspopup="dialog" onClick={() => { setIsCreating(true); }}>{words.createToken}</button></p>}
      <Suspense>{isCreating && me && <TokenDialog me={me} mayManage={mayManage} onClose={() => { setIsCreating(false); }} />}</Suspense>
    </Panel>
  );
}

/** Chooses between the person's own tokens and everybody's. */
function Whose({ everybody }: { readonly everybody: boolean }): ReactElement {
  const words = usePeopleWords();
  const marked = (isHere: boolean) => ({ className: isHere ? 'filter is-here' : 'filter', 'aria-current': isHere ? 'true' as const : undefined, activeProps: NOTHING });
  return <nav className="filters-bar" aria-label={words.tokens}><Link to="/people/access" search={{}} {...marked(!everybody)}>{words.ownTokens}</Link><Link to="/people/access" search={{ tokens: 'all' }} {...marked(everybody)}>{words.allTokens}</Link></nav>;
}

function Tokens({ page, everybody }: { readonly page: ConsoleTokensQuery['tokens']; readonly everybody: boolean }): ReactElement {
  const words = usePeopleWords();
  if (page.nodes.length === 0) return <p>{words.noTokens}</p>;
  return <><TokenList tokens={page.nodes} isOfAll={everybody} /><PageLinks page={page.pageInfo} link={(cursors, label) => <Link className="button" to="/people/access" search={{ ...(everybody && { tokens: 'all' }), ...cursors }}>{label}</Link>} /></>;
}

const NOTHING = {};

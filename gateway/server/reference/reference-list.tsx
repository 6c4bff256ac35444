import type { VNode } from 'preact';
import { SURFACE_GROUPS } from '#kit/docs/surface-group.js';
import { Cards, Rows, Section, type PageContent } from '#kit/page/pages.js';
import { REFERENCE, type ListedSurface } from './listed-surface.js';
import type { SearchResult } from './search-reference.js';

interface ListFacts {
  readonly surfaces: readonly ListedSurface[];
  /** What is searched; empty where nothing is. */
  readonly query: string;
  readonly results: readonly SearchResult[];
  /** The page of the graph. */
  readonly graph: string;
  /** Where all interfaces are listed, if not here. */
  readonly everything?: string;
}

const MOST_RESULTS = 100;

/** The list of interfaces by groups, with a search over their calls, webhooks and errors. */
export const referenceList = (facts: ListFacts): PageContent => ({
  title: 'API reference', lead: 'Every interface by what it is for: its calls with examples in five languages, its webhooks, and every error with its remedy.',
  brand: { name: 'Portico', home: '/' }, isWide: true, content: <List {...facts} />,
});

const List = ({ surfaces, query, results, graph, everything }: ListFacts): VNode => (
  <>
    <form role="search" method="get" action={REFERENCE}>
      <div class="field">
        <label for="search">Search calls, webhooks and errors</label>
        <input id="search" name="q" type="search" value={query} autocomplete="off" />
      </div>
      <button class="button" type="submit">Search</button>
    </form>
    {query !== '' && <Results query={query} results={results} />}
    {SURFACE_GROUPS.map((group) => <Group group={group} surfaces={surfaces.filter((surface) => surface.group === group)} />)}
    <Section id="graph" title="The graph itself"><p><a href={graph}>GraphiQL</a>: what all interfaces are made of, for a company's own people.</p></Section>
    {everything !== undefined && <p><a href={everything}>All interfaces of all hosts</a></p>}
  </>
);

const Results = ({ query, results }: Pick<ListFacts, 'query' | 'results'>): VNode => (
  <Section id="results" title={`${String(results.length)} found for “${query}”`}>
    {results.length === 0 && <p>No call, webhook or error has all of these words.</p>}
    {results.length > MOST_RESULTS && <p>The first {MOST_RESULTS} are shown; another word narrows them.</p>}
    <Rows rows={results.slice(0, MOST_RESULTS).map(({ surface, entry: { kind, name, summary, href } }) => (
      { title: <a href={href}><code>{name}</code></a>, children: <p class="soft small">{kind}, {surface.title}: {summary}</p> }
    ))} />
  </Section>
);

const Group = ({ group, surfaces }: { readonly group: string; readonly surfaces: readonly ListedSurface[] }): VNode | null => (surfaces.length === 0 ? null : (
  <Section id={group.toLowerCase().replaceAll(' ', '-')} title={group}>
    <Cards cards={surfaces.map((surface) => ({ title: <a href={surface.href}>{surface.title}</a>, children: <Card {...surface} /> }))} />
  </Section>
));

const Card = ({ title, summary, addresses, plain, descriptions, entries }: ListedSurface): VNode => (
  <>
    <p class="soft small">{summary}</p>
    {addresses.slice(0, 1).map((address) => <p><code>{address}</code></p>)}
    <p class="small">{counted(entries.filter(({ kind }) => kind === 'Call').length, 'call')}{counted(entries.filter(({ kind }) => kind === 'Webhook').length, 'webhook', ', ')}{counted(entries.filter(({ kind }) => kind === 'Error').length, 'error', ', ')}</p>
    <p class="row small">
      <a href={plain}>Plain page<span class="unseen">: {title}</span></a>
      {descriptions.map((address) => <a href={address}>{address.endsWith('/asyncapi.json') ? 'AsyncAPI' : 'OpenAPI'}<span class="unseen">: {title}</span></a>)}
    </p>
  </>
);

const counted = (number: number, name: string, before = ''): string => (number === 0 ? '' : `${before}${String(number)} ${name}${number === 1 ? '' : 's'}`);

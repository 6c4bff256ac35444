import type { VNode } from 'preact';
import type { HostName } from '#kernel/config.js';
import type { Introduced } from '#kit/docs/introduced.js';
import type { Language } from '#contract/languages.js';
import { consoleRedirect } from '#contract/own-tools.js';
import { Badge, ButtonLink, Cards, Facts, Link, Section, type PageContent } from '#kit/page/pages.js';
import { ERROR_WORDS } from '#kit/page/error-words.js';
import { GUIDES_PATH } from '../guides/guide-address.js';
import { DemoKeys } from './demo-keys.js';
import { HEALTH, type IndexFacts } from './index-facts.js';
import { INDEX_WORDS } from './index-words.js';
import { PORTICO } from './portico-brand.js';

/** The purpose of each host. */
const TITLES = {
  graphql: 'Portico Graph', commerce: 'Portico Commerce', catalog: 'Portico Catalog', brain: 'Portico Content', intelligence: 'Portico Intelligence', auth: 'Portico Identity', mcp: 'Portico MCP',
} as const satisfies Record<HostName, string>;

/** The index page of a host. */
export const indexPage = (facts: IndexFacts, language: Language): PageContent =>
  ({ title: TITLES[facts.host], lead: INDEX_WORDS[language].lead, brand: PORTICO, isWide: true, content: <Index facts={facts} language={language} /> });

interface Parts {
  readonly facts: IndexFacts;
  readonly language: Language;
}

const Index = ({ facts, language }: Parts): VNode => {
  const words = INDEX_WORDS[language];
  return (
    <>
      <Section id="interfaces" title={words.interfaces}>
        <div class="row">
          {facts.hosts.graphql !== undefined && <ButtonLink href={consoleRedirect(facts.hosts.graphql)} kind="secondary">{words.console}</ButtonLink>}
          {facts.hosts.graphql !== undefined && <ButtonLink href={`${facts.hosts.graphql}${GUIDES_PATH}`} kind="secondary">{words.guides}</ButtonLink>}
          <ButtonLink href="/reference" kind="secondary">{words.reference}</ButtonLink>
        </div>
        <Cards cards={facts.interfaces.map((one) => ({ title: <span lang="en">{one.title}</span>, children: <Interface {...one} page={one.page ?? ''} language={language} /> }))} />
      </Section>
      <Section id="health" title={words.health.title}>
        <Facts facts={[
          [words.health.live, <Link href={HEALTH.live}><code>{HEALTH.live}</code></Link>],
          [words.health.ready, <span class="row"><Link href={HEALTH.ready}><code>{HEALTH.ready}</code></Link><Badge kind={facts.status === 'ready' ? 'success' : 'warning'}>{words.health.status[facts.status]}</Badge></span>],
        ]} />
      </Section>
      <Section id="hosts" title={words.hosts}>
        <Facts facts={Object.entries(facts.hosts).map(([host, url]) => [host, <span class="row"><Link href={`${url}/`}><code>{url}</code></Link>{host === facts.host && <Badge>{words.here}</Badge>}</span>])} />
      </Section>
      {facts.demo && <DemoKeys demo={facts.demo} words={words.demo} />}
    </>
  );
};

const Interface = ({ title, summary, roots, page, descriptions, language }: Introduced & { readonly page: string; readonly language: Language }): VNode => (
  <>
    <p class="soft small" lang="en">{summary}</p>
    {roots.map((root) => <p><code>{root}</code></p>)}
    <p class="row small">
      {page !== '' && <a href={page}>{INDEX_WORDS[language].page}<span class="unseen" lang="en">: {title}</span></a>}
      {descriptions.map((path) => <a href={path}>{descriptionName(path)}<span class="unseen" lang="en">: {title}</span></a>)}
    </p>
  </>
);

const descriptionName = (path: string): string => (path.endsWith('/asyncapi.json') ? 'AsyncAPI' : 'OpenAPI');

/** The 404 page of a host. */
export const missingPage = (language: Language): PageContent => {
  const { title, text } = ERROR_WORDS[language].missing;
  return { title, lead: text, brand: PORTICO, content: <p><ButtonLink href="/">{INDEX_WORDS[language].home}</ButtonLink></p> };
};

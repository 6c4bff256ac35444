import type { VNode } from 'preact';
import { Cards, Section, type PageContent } from '#kit/page/pages.js';
import { PORTICO } from '../index/portico-brand.js';
import { addressFrom, GUIDES_PATH } from './guide-address.js';
import type { Guide } from './guide.js';
import { GUIDE_GROUPS, ROLES } from './guide-list.js';
import { markdownContent, type PageHeading } from './markdown-content.js';
import { firstSentence, textOf } from './text-of.js';

/** Reads a guide by its name. */
export type ReadNamed = (name: string) => Guide;

const pathOf = (name: string): string => `${GUIDES_PATH}/${name}`;

/** The page that lists the guides. */
export const guidesPage = (read: ReadNamed): PageContent => ({
  title: 'Guides', lead: 'Each begins with a first call that can be pasted into a shell beside npm start.', brand: PORTICO, isWide: true,
  content: (
    <>
      <img src={`${GUIDES_PATH}/architecture.svg`} alt="Hosts with their surfaces, one federated graph, and four subgraphs" />
      {GUIDE_GROUPS.map(({ title, guides }) => (
        <Section id={title.toLowerCase().replaceAll(/\W+/g, '-')} title={title}>
          <Cards cards={guides.map((name) => ({ title: <a href={pathOf(name)}>{read(name).title}</a>, children: <p class="soft small">{summaryOf(read(name))}</p> }))} />
        </Section>
      ))}
    </>
  ),
});

const summaryOf = ({ lead }: Guide): string => (lead ? firstSentence(textOf(lead)) : '');

/** What a page is shown with. */
export interface Shown {
  readonly guide: Guide;
  /** The folder of its file. */
  readonly folder: string;
  /** Its name, where it is a guide. */
  readonly name?: string;
  readonly read: ReadNamed;
}

/** The page of a guide. */
export function guidePage({ guide: { title, lead, rest }, folder, name, read }: Shown): PageContent {
  const surroundings = { addressOf: addressFrom(folder) };
  const { content, headings } = markdownContent(rest, surroundings);
  return {
    title, brand: PORTICO, isWide: true, ...(lead && { lead: markdownContent([lead], surroundings).content }),
    content: <><Roles current={name} read={read} />{headings.length >= MANY && <OnThisPage headings={headings} />}<div class="prose">{content}</div></>,
  };
}

const MANY = 3;

const Roles = ({ current, read }: { readonly current: string | undefined; readonly read: ReadNamed }): VNode => (
  <nav class="row small" aria-label="Guides">
    <a href={GUIDES_PATH}>All guides</a>
    {ROLES.guides.map((name) => <a href={pathOf(name)} aria-current={name === current ? 'page' : undefined}>{read(name).title}</a>)}
  </nav>
);

const OnThisPage = ({ headings }: { readonly headings: readonly PageHeading[] }): VNode => (
  <nav class="prose small" aria-label="On this page"><ul>{headings.map(({ id, title }) => <li><a href={`#${id}`}>{title}</a></li>)}</ul></nav>
);

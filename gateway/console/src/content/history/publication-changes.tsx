import { ask } from '../../graph/ask.js';
import type { Change } from '../change-dialog.js';
import type { ContentWords } from '../../words/content-words.js';
import type { ContentDocument } from '../document.js';
import { Advice } from '../advice.js';
import { LocaleBoxes } from './locale-boxes.js';
import { ConsolePublishEntryDocument } from '../operations/console-publish-entry.generated.js';
import { ConsolePublishPageDocument } from '../operations/console-publish-page.generated.js';
import { ConsoleUnpublishEntryDocument } from '../operations/console-unpublish-entry.generated.js';
import { ConsoleUnpublishPageDocument } from '../operations/console-unpublish-page.generated.js';
import { PublishedDifference } from './published-difference.js';
import { StatesTable, type StatedText } from '../tree/states-table.js';
import { statusOf } from '../text-status.js';

interface Published {
  readonly document: ContentDocument;
  readonly words: ContentWords;
  /** The languages of what was typed and not saved. */
  readonly unsaved: readonly string[];
  readonly nameOf: (path: readonly string[]) => string;
}

type Stated = readonly StatedText[];

/** Websites show the drafts from now on. */
export function publishChange({ document, words, nameOf, unsaved }: Published): Change<Stated> {
  const { id, kind, texts } = document;
  const drafts = texts.filter((text) => statusOf(text) !== 'PUBLISHED').map(({ locale }) => locale);
  return {
    title: words.publish, advice: <Advice text={words.publishAdvice} unsaved={unsaved} />,
    nameOf: (path) => placeOf(path, document, nameOf),
    form: ({ locales, above }) => (
      <>
        <LocaleBoxes locales={drafts} ticked={locales ?? drafts} />
        {kind === 'PAGE' && document.above && <label className="row"><input type="checkbox" name="above" value="yes" defaultChecked={above !== undefined} /> {words.withAncestors}</label>}
      </>
    ),
    send: async ({ locales = [], above }, { dryRun, ...sending }) => (kind === 'PAGE'
      ? (await ask(ConsolePublishPageDocument, { input: { id, locales, withAncestors: above !== undefined }, dryRun }, sending)).publishPage
      : (await ask(ConsolePublishEntryDocument, { input: { id, locales }, dryRun }, sending)).publishEntry).translations,
    preview: (after, { locales = [] }) => <><StatesTable before={texts} after={after} /><PublishedDifference document={document} locales={locales} /></>,
  };
}

/** Websites show it no more. */
export function unpublishChange({ document, words }: Published): Change<Stated> {
  const { id, kind, texts } = document;
  const published = texts.filter(({ publishedAt }) => publishedAt !== null).map(({ locale }) => locale);
  return {
    title: words.unpublish, advice: words.unpublishAdvice,
    form: ({ locales, below }) => (
      <>
        <LocaleBoxes locales={published} ticked={locales ?? published} />
        {kind === 'PAGE' && <label className="row"><input type="checkbox" name="below" value="yes" defaultChecked={below !== undefined} /> {words.withDescendants}</label>}
      </>
    ),
    send: async ({ locales = [], below }, { dryRun, ...sending }) => (kind === 'PAGE'
      ? (await ask(ConsoleUnpublishPageDocument, { input: { id, locales, withDescendants: below !== undefined }, dryRun }, sending)).unpublishPage
      : (await ask(ConsoleUnpublishEntryDocument, { input: { id, locales }, dryRun }, sending)).unpublishEntry).translations,
    preview: (after) => <StatesTable before={texts} after={after} />,
  };
}

/** Refusals of a publication name the language, and then the place in its text. */
export function placeOf(path: string, { kind }: Pick<ContentDocument, 'kind'>, nameOf: (path: readonly string[]) => string): string {
  const [locale = '', ...rest] = path.split('.');
  return rest.length === 0 ? path : `${locale} › ${nameOf([kind === 'PAGE' ? 'blocks' : 'fields', ...rest])}`;
}

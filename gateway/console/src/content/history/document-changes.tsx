import { ask } from '../../graph/ask.js';
import type { ContentWords } from '../../words/content-words.js';
import type { Change } from '../change-dialog.js';
import type { ContentDocument } from '../document.js';
import { ConsoleDeleteEntryTextDocument } from '../operations/console-delete-entry-text.generated.js';
import { ConsoleDeleteEntryDocument } from '../operations/console-delete-entry.generated.js';
import { ConsoleDeletePageTextDocument } from '../operations/console-delete-page-text.generated.js';
import { ConsoleDeletePageDocument } from '../operations/console-delete-page.generated.js';
import { ConsoleDuplicateEntryDocument } from '../operations/console-duplicate-entry.generated.js';
import { ConsoleDuplicatePageDocument } from '../operations/console-duplicate-page.generated.js';
import { StatesTable, type StatedText } from '../tree/states-table.js';
import { UsageOf } from '../links/usage-of.js';

/** The document after a change, or its copy. */
export interface DocumentChanged {
  readonly id: number;
  readonly translations: readonly StatedText[];
}

interface Changed {
  readonly document: ContentDocument;
  readonly words: ContentWords;
  readonly onDone: (answer: DocumentChanged) => void;
}

/** A copy of which websites show nothing. */
export const duplicateDocumentChange = ({ document: { kind, id }, words, onDone }: Changed): Change<DocumentChanged> => ({
  title: words.demands.duplicate, advice: words.duplicateAdvice, onDone,
  send: async (_, { dryRun, ...sending }) => (kind === 'PAGE' ? (await ask(ConsoleDuplicatePageDocument, { input: { id }, dryRun }, sending)).duplicatePage : (await ask(ConsoleDuplicateEntryDocument, { input: { id }, dryRun }, sending)).duplicateEntry),
  preview: ({ translations }) => <StatesTable before={[]} after={translations} />,
});

/** The text of one language is gone with its versions; it must not be published there. */
export const deleteTextChange = ({ document: { kind, id, texts }, words, onDone }: Changed, locale: string): Change<DocumentChanged> => ({
  title: words.deleteText(locale), advice: words.deleteTextAdvice, onDone,
  send: async (_, { dryRun, ...sending }) => (kind === 'PAGE'
    ? (await ask(ConsoleDeletePageTextDocument, { input: { id, locale }, dryRun }, sending)).deletePageText
    : (await ask(ConsoleDeleteEntryTextDocument, { input: { id, locale }, dryRun }, sending)).deleteEntryText),
  preview: ({ translations }) => <StatesTable before={texts} after={translations} />,
});

/** The page or entry is gone; what leads to it is said before. */
export const deleteDocumentChange = ({ document: { kind, id, texts }, words, onDone }: Changed): Change<DocumentChanged> => ({
  title: words.demands.delete, advice: words.deleteAdvice, onDone,
  send: async (_, { dryRun, ...sending }) => {
    await (kind === 'PAGE' ? ask(ConsoleDeletePageDocument, { id, dryRun }, sending) : ask(ConsoleDeleteEntryDocument, { id, dryRun }, sending));
    return { id, translations: [] };
  },
  preview: () => <><StatesTable before={texts} after={[]} /><h3>{words.usedBy}</h3><UsageOf kind={kind} id={id} /></>,
});

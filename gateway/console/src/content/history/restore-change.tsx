import { ask } from '../../graph/ask.js';
import type { Change } from '../change-dialog.js';
import type { ContentWords } from '../../words/content-words.js';
import type { ContentDocument } from '../document.js';
import { ConsoleRestoreVersionDocument, type ConsoleRestoreVersionMutation } from '../operations/console-restore-version.generated.js';
import { VersionChanges } from './version-changes.js';

interface Restored {
  readonly document: ContentDocument;
  readonly locale: string;
  readonly words: ContentWords;
  readonly version: number;
  /** The version that is the draft. */
  readonly current: number;
}

/** An old version becomes the draft again, as a version of its own; websites show it once it is published. */
export const restoreChange = ({ document, locale, words, version, current }: Restored): Change<ConsoleRestoreVersionMutation> => ({
  title: words.restoreTitle(words.version(String(version))), advice: words.restoreAdvice,
  form: ({ keepSlug }) => (document.isHome ? null : <label className="row"><input type="checkbox" name="keepSlug" value="yes" defaultChecked={keepSlug !== undefined} /> {words.keepSlug}</label>),
  send: ({ keepSlug }, { dryRun, ...sending }) => ask(ConsoleRestoreVersionDocument, { input: { id: document.id, locale, version, current, keepSlug: keepSlug !== undefined }, dryRun }, sending),
  preview: () => <VersionChanges document={document} locale={locale} from={current} to={version} />,
});

import { ask } from '../../graph/ask.js';
import type { ContentWords } from '../../words/content-words.js';
import type { Change } from '../change-dialog.js';
import { ConsoleDeletePageDocument } from '../operations/console-delete-page.generated.js';
import { ConsoleDuplicatePageDocument } from '../operations/console-duplicate-page.generated.js';
import { ConsoleMovePageDocument } from '../operations/console-move-page.generated.js';
import { ConsoleSetHomePageDocument } from '../operations/console-set-home-page.generated.js';
import { StatesTable, type StatedText } from './states-table.js';
import type { PagePlace } from './tree.js';
import { UsageOf } from '../links/usage-of.js';
import type { TreePage } from './use-pages.js';
import type { ListedSite } from './use-sites.js';

/** What a change of the tree answers: the texts of the page as they would be, or are. */
export interface TreeChanged {
  readonly texts: readonly StatedText[];
}

interface Changed {
  readonly page: TreePage;
  readonly words: ContentWords;
  readonly site: ListedSite;
}

interface Moved extends Omit<Changed, 'site'> {
  readonly place: PagePlace;
  readonly onDone: () => void;
}

/** A page goes below another one: websites find it, and what is below it, at other paths. */
export const moveChange = ({ page: { id, translations }, words, place, onDone }: Moved): Change<TreeChanged> => ({
  title: words.demands.move, advice: words.moveAdvice, onDone,
  send: async (_, { dryRun, ...sending }) => ({ texts: (await ask(ConsoleMovePageDocument, { input: { id, ...place }, dryRun }, sending)).movePage.translations }),
  preview: ({ texts }) => (translations.some(({ path }, at) => path !== texts[at]?.path) ? <StatesTable before={translations} after={texts} /> : <p>{words.moveUnseen}</p>),
});

/** A copy beside the page, of which websites show nothing. */
export const duplicateChange = ({ page: { id, children }, words }: Changed): Change<TreeChanged> => ({
  title: words.demands.duplicate, advice: words.duplicateAdvice,
  ...(children.length > 0 && { form: () => <label className="row"><input type="checkbox" name="below" value="yes" /> {words.withBelow}</label> }),
  send: async ({ below }, { dryRun, ...sending }) => ({ texts: (await ask(ConsoleDuplicatePageDocument, { input: { id, withDescendants: below !== undefined }, dryRun }, sending)).duplicatePage.translations }),
  preview: ({ texts }) => <StatesTable before={[]} after={texts} />,
});

/** The page has the path / from now on, and the one that was it stays at the root. */
export const homeChange = ({ page: { id, translations }, words, site: { version } }: Changed): Change<TreeChanged> => ({
  title: words.demands.home, advice: words.homeAdvice,
  send: async (_, { dryRun, ...sending }) => ({ texts: (await ask(ConsoleSetHomePageDocument, { input: { id, version }, dryRun }, sending)).setHomePage.translations }),
  preview: ({ texts }) => <StatesTable before={translations} after={texts} />,
});

/** The page is gone, with its texts; what leads to it is said before. */
export const deleteChange = ({ page: { id, translations }, words }: Changed): Change<TreeChanged> => ({
  title: words.demands.delete, advice: words.deleteAdvice,
  send: async (_, { dryRun, ...sending }) => {
    await ask(ConsoleDeletePageDocument, { id, dryRun }, sending);
    return { texts: [] };
  },
  preview: ({ texts }) => <><StatesTable before={translations} after={texts} /><h3>{words.usedBy}</h3><UsageOf kind="PAGE" id={id} /></>,
});

import type { ContentStatus, RedirectOrigin, ReferenceKind, ReferenceProblem, ReferenceState, SiteStatus, VersionDifferenceKind } from '#contract/schema.generated.js';
import type { SiteView } from '../content/content-search.js';
import type { TextView } from '../content/text-search.js';
import type { TextStatus } from '../content/text-status.js';
import type { TreeDemand } from '../content/tree/tree.js';

type Texts<Keys extends string> = Readonly<Record<Keys, string>>;

/** A tool of rich texts. */
export type RichTool = 'bold' | 'bullets' | 'code' | 'heading2' | 'heading3' | 'heading4' | 'image' | 'italic' | 'link' | 'numbers' | 'outdent' | 'paragraph' | 'quote' | 'redo' | 'rule' | 'strike' | 'underline' | 'undo';

/** The texts of the content of sites: pages, entries, their editors, menus and redirects. */
export type ContentWords = Texts<
  'title' | 'noSites' | 'site' | 'openWebsite' | 'newPage' | 'newEntry' | 'views' | 'find' | 'findHint' | 'state' | 'language' | 'languages' | 'what' | 'when' | 'why' | 'nothingFound' | 'nothingFoundAdvice' | 'showAll' | 'editedBy' | 'sort' | 'noEntries' |
  'noPages' | 'noPagesAdvice' | 'treeHint' | 'moved' | 'home' | 'untitled' | 'moveAdvice' | 'moveUnseen' | 'duplicateAdvice' | 'withBelow' | 'homeAdvice' | 'deleteAdvice' | 'deleteTextAdvice' | 'usedBy' | 'unused' | 'menu' | 'redirect' |
  'placeBelow' | 'placeBefore' | 'placeHere' | 'root' | 'levelUp' | 'atTheEnd' | 'template' | 'slug' | 'slugHint' | 'titleField' | 'seo' | 'description' | 'blocks' | 'notFound' | 'back' | 'wayBack' | 'beside' |
  'addBlock' | 'addBelow' | 'noBlocks' | 'unknownBlock' | 'requiredHint' | 'alt' | 'chooseImage' | 'otherImage' | 'noImage' | 'lostImage' | 'images' | 'noImages' | 'findImage' | 'newImage' | 'upload' | 'uploading' | 'tooLarge' | 'more' |
  'choose' | 'chooseOther' | 'pathOfPage' | 'embedTitle' | 'toolsOf' | 'notEditable' | 'linkTo' | 'address' | 'setLink' | 'unlink' | 'noText' | 'damagedText' | 'restored' | 'discard' | 'readOnly' | 'takeOver' | 'notSaved' | 'savedMeanwhileAdvice' | 'saveMine' | 'takeTheirs' |
  'neverSaved' | 'saving' | 'unsaved' | 'saveDraft' | 'leaveTitle' | 'leaveAdvice' | 'saveAndLeave' | 'stay' | 'leave' | 'preview' | 'againstPublished' | 'notPublishedYet' | 'asPublished' | 'place' | 'sameText' | 'moreChanges' | 'noWords' |
  'versions' | 'noVersions' | 'compare' | 'compareFrom' | 'compareTo' | 'savedAt' | 'restore' | 'restoreAdvice' | 'keepSlug' | 'publication' | 'publish' | 'publishAdvice' | 'withAncestors' | 'unpublish' | 'unpublishAdvice' | 'withDescendants' | 'publishRight' |
  'schedule' | 'scheduled' | 'cancelPlan' | 'cancelPlanAdvice' | 'givenUp' | 'nothingScheduled' | 'nothingScheduledAdvice' | 'cannotFollow' | 'noBroken' | 'leadsTo' | 'menusAdvice' | 'noMenus' | 'damagedMenu' |
  'newRedirect' | 'newRedirectAdvice' | 'removeRedirectAdvice' | 'noRedirects' | 'from' | 'answer' | 'gone' | 'madeBy' | 'remove'> & {
    readonly siteViews: Texts<SiteView>;
    readonly siteStates: Texts<SiteStatus>;
    readonly viewNames: Texts<TextView>;
    readonly states: Texts<ContentStatus | TextStatus>;
    readonly demands: Texts<TreeDemand>;
    readonly tools: Texts<RichTool>;
    readonly changeKinds: Texts<VersionDifferenceKind>;
    readonly kinds: Texts<ReferenceKind>;
    readonly problems: Texts<ReferenceProblem>;
    readonly usedIn: Texts<ReferenceState>;
    readonly origins: Texts<RedirectOrigin>;
    readonly actionsOf: (page: string) => string;
    readonly belowOf: (page: string) => string;
    readonly newBelow: (page: string) => string;
    readonly newPageAdvice: (locale: string) => string;
    readonly scheduleAdvice: (timeZone: string) => string;
    readonly leftUnsaved: (locales: string) => string;
    readonly deleteText: (locale: string) => string;
    readonly addTo: (field: string) => string;
    readonly upOf: (row: string) => string;
    readonly downOf: (row: string) => string;
    readonly removeOf: (row: string) => string;
    readonly placeOf: (place: string, count: string) => string;
    readonly charactersOf: (count: string, most: string) => string;
    readonly lostRecord: (number: string) => string;
    readonly damagedModel: (name: string) => string;
    readonly startWith: (locale: string) => string;
    readonly bring: (count: string, locale: string) => string;
    readonly heldBy: (name: string) => string;
    readonly heldUntil: (time: string) => string;
    readonly savedMeanwhile: (name: string) => string;
    readonly savedAs: (version: string, name: string, time: string) => string;
    readonly version: (version: string) => string;
    readonly restoreTitle: (version: string) => string;
    readonly since: (time: string) => string;
  };

import type { Failure } from '#contract/failure.js';
import { folderOf } from './paths.js';
import type { Planning } from './push-step.js';
import type { RemoteDocument } from './remote-site.js';

/** The pages that the site has right below a page. */
export const childrenOf = ({ remote: { documents } }: Planning, { id }: Pick<RemoteDocument, 'id'>): RemoteDocument[] => documents.filter(({ parentId }) => parentId === id);

/** The pages that websites show below a page in a locale. */
export const shownBelow = (planning: Planning, page: Pick<RemoteDocument, 'id'>, locale: string): RemoteDocument[] => childrenOf(planning, page)
  .filter(({ texts }) => texts.some((text) => text.locale === locale && text.publishedAt !== null)).flatMap((below) => [below, ...shownBelow(planning, below, locale)]);

/** The folder of a page or an entry here, or where the site has it. */
export function keptName({ matches, remote: { folders } }: Planning, document: RemoteDocument): string {
  const here = [...matches.remote].find(([, { id }]) => id === document.id)?.[0];
  return folderOf(document, here?.slice(document.kind.length + 1) ?? folders.get(document.id) ?? '');
}

/** Whether a push removes a page or an entry, or moves it away, by what is to come of it. */
export const isRemoved = (planning: Planning, document: RemoteDocument, coming: ReadonlySet<string>): boolean => coming.has(`removed ${keptName(planning, document)}`) || coming.has(`moved ${keptName(planning, document)}`);

/** Whether a removal is refused for what is in its way alone, all of which goes before. */
export const isCleared = ({ code }: Failure, inTheWay: readonly RemoteDocument[], goes: (document: RemoteDocument) => boolean): boolean => code === 'INVALID_STATE' && inTheWay.length > 0 && inTheWay.every(goes);

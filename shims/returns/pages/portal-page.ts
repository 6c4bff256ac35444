import { sourceFolder } from '#kernel/source-folder.js';
import { Failure } from '#contract/failure.js';
import type { Language } from '#contract/languages.js';
import { ANY_LANGUAGE, pageScript, type Brand, type LanguageChoice } from '#kit/page/pages.js';
import type { RouteInvocation } from '#kit/route.js';
import type { PortalBrandFragment } from '../operations/portal-brand.generated.js';
import { PortalInfoDocument, type PortalInfoQuery } from '../operations/portal-info.generated.js';
import { PortalOrderDocument } from '../operations/portal-order.generated.js';
import { ROOTS } from '../paths.js';
import type { StoreCaller } from '../store-caller.js';
import { shownOrder, type ShopperOrder } from './shown-order.js';

/** What makes the pages better where there are scripts; they work without. */
export const SCRIPT = pageScript('returns', new URL('portal-script.js', sourceFolder(import.meta.url)));

/** What every page of the portal says: its address is told to nobody, and its scripts are ours. */
export const PAGE = { policy: { hidesAddress: true }, scripts: [SCRIPT.path] } as const;

/** An open portal. */
export type Portal = NonNullable<PortalInfoQuery['returnsPortalInfo']>;

type Reading = Pick<RouteInvocation<StoreCaller>, 'call' | 'context' | 'caller'>;

/** The portal of the address; NOT_FOUND where there is none, or it is switched off. */
export async function readPortal({ call, context, caller: { slug } }: Reading): Promise<Portal> {
  const { returnsPortalInfo: portal } = await call(PortalInfoDocument, { slug }, context);
  if (!portal) throw new Failure('NOT_FOUND', 'There is no such store, or its portal is switched off');
  return portal;
}

/** A portal with the order of its visitor's session; null for a session that has ended, or is none. */
export interface VisitedPortal {
  readonly portal: Portal;
  readonly order: ShopperOrder | null;
}

/** The same, of the address and the cookie of a call; methods have the fees of the reasons, where some are given. */
export async function readVisited(reading: Reading, reasonCodes: readonly string[] | null = null): Promise<VisitedPortal> {
  const [portal, order] = await Promise.all([readPortal(reading), readOrder(reading, reasonCodes)]);
  return { portal, order };
}

async function readOrder({ call, context, caller: { slug, session = '' } }: Reading, reasonCodes: readonly string[] | null): Promise<ShopperOrder | null> {
  try {
    return shownOrder((await call(PortalOrderDocument, { input: { slug, session, reasonCodes } }, context)).portalOrder);
  } catch (error) {
    if (error instanceof Failure && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  }
}

/** The brand of a store; its name leads to its portal where that is known to be open. */
export const brandOf = ({ brand }: PortalBrandFragment, slug?: string): Brand => ({ ...brand, name: brand?.name ?? 'Portico', ...(slug !== undefined && { home: pathOf(slug) }) });

/** The address of a page of a store. */
export const pathOf = (slug: string, below = ''): string => `${ROOTS.page}/${slug}${below}`;

/** The languages of a store's first page. */
export const portalLanguages = ({ languages, defaultLanguage }: Portal): LanguageChoice => ({ languages, fallback: defaultLanguage, isKept: true });

/** Pages of a session are in its language, in which the graph answers the reasons. */
export const sessionLanguages = ({ portal, order }: VisitedPortal): LanguageChoice => (order ? alone(order.language) : portalLanguages(portal));

const alone = (language: Language): LanguageChoice => ({ languages: [language], fallback: language });

/** The languages of pages that are open while the portal may be closed. */
export const languagesOfReturn = ({ language }: { readonly language: Language }): LanguageChoice => ({ ...ANY_LANGUAGE, isKept: true, own: language });

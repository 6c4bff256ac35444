import type { DeliveryCaller } from './delivery-access.js';
import type { PageAsked } from './pagination.js';
import { ROOT } from './paths.js';

interface List {
  readonly params: { readonly workspace: string; readonly siteId: string };
  /** The path below the site. */
  readonly rest: string;
  readonly query: { readonly page: number; readonly per_page: number; readonly locale: string | null; readonly path?: string | undefined; readonly with_ids?: boolean };
}

/** The address of a list, with the parameters that its other pages keep. */
export const listPath = ({ base }: DeliveryCaller, { params: { workspace, siteId }, rest, query: { page, per_page: perPage, locale, path, with_ids: withIds } }: List): Omit<PageAsked, 'count' | 'total'> => ({
  page, perPage, path: `${base}${ROOT}/${encodeURIComponent(workspace)}/sites/${siteId}${rest}`,
  query: { ...(locale !== null && { locale }), ...(path !== undefined && { path }), ...(withIds && { with_ids: '1' }), per_page: String(perPage) },
});

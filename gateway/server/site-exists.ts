import type { Call } from '#client/call.js';
import type { SiteExists } from '#subgraph-kit/subgraph.js';
import { SiteExistsDocument } from './operations/site-exists.generated.js';

/** Whether the caller's company has a site, asked through the graph; for subgraphs that refer to sites. */
export const siteExists = (call: Call): SiteExists => async ({ principal, requestId, via }, id) =>
  (await call(SiteExistsDocument, { id }, { principal, requestId, via })).site !== null;

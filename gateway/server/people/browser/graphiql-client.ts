import { OWN_TOOLS } from '#contract/own-tools.js';

/** What GraphiQL's page is at the identity provider. */
export const GRAPHIQL = { client: OWN_TOOLS.graphiql } as const;

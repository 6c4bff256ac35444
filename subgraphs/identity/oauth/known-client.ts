import type { Reader } from '#subgraph-kit/database.js';
import type { Identity } from '../identity-deps.js';
import type { OAuthClient } from './client.js';
import { clientById, clientsByIds, type KnownClient } from './client.store.js';
import { ownTools, type OwnTool } from './own-tool.js';

/** The client of an id: one of our own tools, or one that registered. */
export async function knownClient({ database, graphqlUrl }: Pick<Identity, 'database' | 'graphqlUrl'>, id: string): Promise<KnownClient | undefined> {
  const tool = ownTool(graphqlUrl, id);
  return tool ? { ...tool, secretHash: null } : clientById(database, id);
}

/** One of our own tools by its id; undefined for any other client. */
export const ownTool = (graphqlUrl: string, id: string): OwnTool | undefined => ownTools(graphqlUrl).find((tool) => tool.id === id);

/** Clients of both kinds by their ids, in no particular order. */
export const knownClients = async (reader: Reader, graphqlUrl: string, ids: readonly string[]): Promise<readonly OAuthClient[]> =>
  [...ownTools(graphqlUrl).filter(({ id }) => ids.includes(id)), ...await clientsByIds(reader, ids)];

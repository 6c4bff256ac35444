import type { Command } from '../command.js';
import { ListConnectionsDocument } from '../operations/list-connections.generated.js';

const MOST = 500;

/** Lists the integrations of a company. */
export const listConnections: Command = {
  words: 'connection list',
  help: 'List the integrations of the company.',
  options: {},
  run: async ({ ask }) => (await ask(ListConnectionsDocument, { first: MOST })).connections.nodes,
};

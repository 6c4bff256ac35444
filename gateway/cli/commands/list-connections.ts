import { z } from 'zod';
import { CONNECTION_KINDS, CONNECTION_STATUSES, ConnectionAnswer, ConnectionDetailsAnswer } from '../answers/connection.js';
import { command } from '../command.js';
import { everyNode } from '../every-node.js';
import { ListConnectionsDocument } from '../operations/list-connections.generated.js';
import { ShowConnectionDocument } from '../operations/show-connection.generated.js';

/** Lists the integrations of a company. */
export const listConnections = command({
  words: 'connection list',
  help: 'List the integrations of the company: warehouses, shops, carriers, keys of the catalog API, tokens of storefronts and websites, and collectors.',
  options: {
    kind: { value: 'KIND', help: 'Only those of an interface: CATALOG for keys of the catalog API, CARRIER for carriers, STORE for storefronts, DELIVERY for websites.', choices: CONNECTION_KINDS },
    status: { value: 'STATUS', help: 'Only those in a state.', choices: CONNECTION_STATUSES },
  },
  examples: ['connection list --kind CATALOG', 'connection list --status ACTIVE --json'],
  answers: z.array(ConnectionAnswer),
  run: ({ ask }, { options }) => {
    const filter = { kind: CONNECTION_KINDS.find((kind) => kind === options['kind']) ?? null, status: CONNECTION_STATUSES.find((status) => status === options['status']) ?? null };
    return everyNode(async (after) => (await ask(ListConnectionsDocument, { filter, after })).connections);
  },
});

/** Shows an integration. */
export const showConnection = command({
  words: 'connection show', subject: 'ID',
  asks: ['identity', 'orders'], // the name of its location
  help: 'Show an integration with its settings, when it last called, and what of its credentials is public.',
  options: {},
  answers: ConnectionDetailsAnswer,
  run: async ({ ask }, { subject: id }) => (await ask(ShowConnectionDocument, { id })).connection,
  shown: ({ location, catalogKey, carrier, store, collector, ...connection }) => ({
    ...connection, location: location && `${location.code} ${location.name}`, ...catalogKey,
    ...carrier && { ...carrier, statusMap: carrier.statusMap.map(({ code, status }) => `${code}=${status}`) }, ...store, ...collector,
  }),
});

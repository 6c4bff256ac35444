import type { ConnectionKind } from '#contract/schema.generated.js';
import { findSurfaces } from '../../server/find-surfaces.js';
import type { Command } from '../command.js';
import { CreateConnectionDocument } from '../operations/create-connection.generated.js';
import { WrongUsage } from '../wrong-usage.js';
import { commaSeparated } from './comma-separated.js';

/** The kinds of connections that a surface answers. */
const kinds = async (): Promise<readonly ConnectionKind[]> => (await findSurfaces()).flatMap(({ access: { connectionKind } }) => connectionKind ?? []);

/** Creates an integration and its credentials. */
export const createConnection: Command = {
  words: 'connection create',
  asks: ['identity', 'orders'], // whose locations a warehouse is one of
  help: 'Make an integration; its credentials are shown once, and it answers calls after it was activated.',
  options: {
    kind: { value: 'KIND', help: 'The interface it calls.', required: true },
    name: { value: 'NAME', help: 'Its name.', required: true },
    warehouse: { value: 'CODE', help: 'The location it speaks for, by its code or id; warehouse interfaces need one.' },
    scopes: { value: 'SCOPES', help: 'What it may do, separated by commas; the usual scopes of its kind by default.' },
    'webhook-url': { value: 'URL', help: 'The address that receives its webhooks.' },
  },
  choices: async () => ({ kind: await kinds() }),
  run: async ({ ask }, { options: { kind, name = '', warehouse, scopes, 'webhook-url': webhookUrl } }) => {
    const chosen = (await kinds()).find((known) => known === kind);
    if (!chosen) throw new WrongUsage('--kind is missing');
    const input = {
      kind: chosen, name,
      ...(warehouse !== undefined && { warehouseId: warehouse }),
      ...(scopes !== undefined && { scopes: commaSeparated(scopes) }),
      ...(webhookUrl !== undefined && { webhookUrl }),
    };
    return (await ask(CreateConnectionDocument, { input })).createConnection;
  },
};

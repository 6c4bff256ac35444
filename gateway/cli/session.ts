import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { systemClock } from '#kernel/clock.js';
import type { Config, Service } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { Failure } from '#contract/failure.js';
import { ProcessRefused } from '#client/remote-subgraph.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { COMMAND_LINE, COMMAND_LINE_ACTOR } from '#contract/principal.js';
import { SCOPES } from '#contract/scopes.js';
import { StartFailure } from '../server/start-failure.js';
import type { Command } from './command.js';
import { openBeside } from './open-beside.js';
import type { Terminal } from './terminal.js';

/** The graph for the command line, with the rights of the system in one company: through the running server, or in this process when none runs. */
export interface Session {
  readonly config: Config;
  readonly terminal: Terminal;
  /** Every command there is, for those that are about commands. */
  readonly commands: readonly Command[];
  readonly ask: <D, V>(operation: TypedDocumentNode<D, V>, variables: V) => Promise<D>;
  close(): Promise<void>;
}

const FIRST_COMPANY = 1;

/** A session that opens its subgraphs at its first call. */
export function openSession({ config, terminal, commands = [] }: Pick<Session, 'config' | 'terminal'> & Partial<Pick<Session, 'commands'>>, companyId = FIRST_COMPANY, services: readonly Service[] = ['identity']): Session {
  const ids = uuidV7Ids(systemClock);
  const principal = { kind: 'system', companyId, actor: COMMAND_LINE_ACTOR, scopes: SCOPES, permissions: ALL_PERMISSIONS } as const;
  let opened: ReturnType<typeof openBeside> | undefined;
  return {
    config, terminal, commands,
    async ask(operation, variables) {
      opened ??= openBeside(config, services);
      const { deployment, servers } = await opened;
      return deployment.graph.call(operation, variables, { principal, requestId: ids.next(), via: COMMAND_LINE }).catch((error: unknown) => {
        throw servers.size > 0 && error instanceof Failure && error.cause instanceof ProcessRefused ? otherKey() : error;
      });
    },
    close: async () => { await (await opened)?.deployment.close(); },
  };
}

const otherKey = (): StartFailure =>
  new StartFailure('The server that runs on this data folder has other keys: run the command with the PORTICO_MASTER_KEY and PORTICO_INTERNAL_KEY it was started with');

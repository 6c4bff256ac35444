import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { systemClock } from '#kernel/clock.js';
import type { Config, Service } from '#kernel/config.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { SCOPES } from '#contract/scopes.js';
import { openDeployment, type Deployment } from '../server/deployment.js';

/** The graph as the command line uses it: in this process, with the rights of the system in one company. */
export interface Session {
  readonly config: Config;
  readonly ask: <D, V>(operation: TypedDocumentNode<D, V>, variables: V) => Promise<D>;
  close(): Promise<void>;
}

const FIRST_COMPANY = 1;

/** A session that opens its subgraphs when it is first asked something. */
export function openSession(config: Config, companyId = FIRST_COMPANY, services: readonly Service[] = ['identity']): Session {
  const ids = uuidV7Ids(systemClock);
  const principal = { kind: 'system', companyId, actor: 'command line', scopes: SCOPES } as const;
  let opened: Promise<Deployment> | undefined;
  const open = (): Promise<Deployment> => {
    opened ??= openDeployment({ config: { ...config, services }, clock: systemClock, ids, log: createLog(config.logLevel) });
    return opened;
  };
  return {
    config,
    ask: async (operation, variables) => (await open()).graph.call(operation, variables, { principal, requestId: ids.next(), via: 'command-line' }),
    close: async () => { await (await opened)?.close(); },
  };
}

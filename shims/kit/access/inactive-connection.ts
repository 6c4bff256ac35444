import { Failure } from '#contract/failure.js';
import type { ConnectionStatus } from '#contract/schema.generated.js';

/** Why a connection that is known is not served; undefined for an active one. */
export function inactiveConnection(status: ConnectionStatus): Failure | undefined {
  if (status === 'ACTIVE') return undefined;
  return status === 'DRAFT'
    ? new Failure('CONNECTION_DRAFT', 'This connection is a draft: the merchant has not activated it yet')
    : new Failure('CONNECTION_PAUSED', 'This connection is paused: nothing was read or changed; try again later');
}

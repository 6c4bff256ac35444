import { Failure } from '#contract/failure.js';
import type { Exchange } from './exchange.js';
import type { Caller, Route } from './route.js';
import type { Surface } from './surface.js';

const RULE = 'must be true or false';

/** Mark a write as a dry run where its surface has a dry-run header and the call sends it; every answer to it carries the header too. */
export function noteDryRun<C extends Caller>(exchange: Exchange, { dryRunHeader }: Surface<C>, { method }: Route<C>): void {
  if (dryRunHeader === undefined || method === 'GET' || headerOf(exchange, dryRunHeader) !== 'true') return;
  exchange.dryRun = true;
  exchange.headers[dryRunHeader] = 'true';
}

/** Refuse a value other than true or false, so that a typing error does not turn a dry run into a real write. */
export function refuseOddDryRun<C extends Caller>(exchange: Exchange, { dryRunHeader }: Surface<C>): void {
  const value = dryRunHeader === undefined ? undefined : headerOf(exchange, dryRunHeader);
  if (dryRunHeader === undefined || value === undefined || value === 'true' || value === 'false') return;
  throw new Failure('BAD_INPUT', `${dryRunHeader} ${RULE}`, { [dryRunHeader]: [RULE] });
}

const headerOf = ({ request: { headers } }: Exchange, name: string): string | undefined => {
  const value = headers[name.toLowerCase()];
  return value === undefined ? undefined : String(value).toLowerCase();
};

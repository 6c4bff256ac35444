import { Failure } from '#contract/failure.js';
import type { Exchange } from './exchange.js';
import type { Caller, Route } from './route.js';
import type { Surface } from './surface.js';

const RULE = 'must be true or false';

/** Note on a write that it is a dry run, where its interface has them and its header says so; every answer to it says so too. */
export function noteDryRun<C extends Caller>(exchange: Exchange, { dryRunHeader }: Surface<C>, { method }: Route<C>): void {
  if (dryRunHeader === undefined || method === 'GET' || headerOf(exchange, dryRunHeader) !== 'true') return;
  exchange.dryRun = true;
  exchange.headers[dryRunHeader] = 'true';
}

/** Refuse a header that says neither true nor false: a write meant as a dry run must not become a real one by a slip of the pen. */
export function refuseOddDryRun<C extends Caller>(exchange: Exchange, { dryRunHeader }: Surface<C>): void {
  const said = dryRunHeader === undefined ? undefined : headerOf(exchange, dryRunHeader);
  if (dryRunHeader === undefined || said === undefined || said === 'true' || said === 'false') return;
  throw new Failure('BAD_INPUT', `${dryRunHeader} ${RULE}`, { [dryRunHeader]: [RULE] });
}

const headerOf = ({ request: { headers } }: Exchange, name: string): string | undefined => {
  const value = headers[name.toLowerCase()];
  return value === undefined ? undefined : String(value).toLowerCase();
};

import type { Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { WriteConflict } from '#subgraph-kit/database-error.js';
import type { IdentityContext } from '../identity-deps.js';
import { companyToManage } from '../people/access.js';
import { MOST_AHEAD_MILLISECONDS, type Company } from './company.js';
import { companiesByIds, writeClock } from './company.store.js';

/** How to move a clock: to a moment, or by some minutes. */
export interface MoveSandboxClock {
  readonly to?: Instant | null | undefined;
  readonly byMinutes?: number | null | undefined;
}

const MINUTE = 60_000;

/** The event of a clock that was moved, after which what is due is looked for. */
export const CLOCK_MOVED = 'company.clock_moved';

/**
 * Move the clock of the caller's company, which is a sandbox, ahead; needs company.manage. Every process of the deployment goes by it when this is answered. Throws INVALID_STATE in a company
 * whose orders are real, BAD_INPUT for a moment that is over by its clock or further ahead than {@link MOST_AHEAD_MILLISECONDS}.
 */
export async function moveSandboxClock(context: IdentityContext, asked: MoveSandboxClock): Promise<Company> {
  const { principal, requestId, via, identity: { database, clock, outbox, clockMoved } } = context;
  const companyId = companyToManage(principal);
  const company = await database.inTransaction(async (transaction) => {
    await transaction.takeChangeSequence(companyId); // before the read: calls at once move it one after the other
    const [found] = await companiesByIds(transaction, [companyId]);
    if (!found) throw new Failure('NOT_FOUND', 'This company does not exist');
    if (!found.sandbox) throw new Failure('INVALID_STATE', 'This company is no sandbox: it lives by the clock of everybody, which nobody moves');
    const moved = { ...found, aheadMilliseconds: aheadAfter(found, asked, clock.now().getTime()) };
    if (!await writeClock(transaction, found, moved.aheadMilliseconds)) throw new WriteConflict('The clock was moved by another call');
    transaction.recordChange({ kind: 'company', id: String(companyId), before: { aheadMilliseconds: found.aheadMilliseconds }, after: { aheadMilliseconds: moved.aheadMilliseconds } });
    await outbox.append(transaction, companyId, [{ type: CLOCK_MOVED, subject: String(companyId), cause: { principal, requestId, via }, payload: { companyId, aheadMilliseconds: moved.aheadMilliseconds } }]);
    return moved;
  });
  if (context.dryRun !== true) await clockMoved({ companyId, aheadMilliseconds: company.aheadMilliseconds });
  return company;
}

/** How far the clock is ahead once it was moved. */
function aheadAfter({ aheadMilliseconds }: Company, { to, byMinutes }: MoveSandboxClock, machine: number): number {
  const hasMoment = typeof to === 'string';
  if (hasMoment === (typeof byMinutes === 'number')) throw new Failure('BAD_INPUT', 'Say either to what moment the clock is moved, or by how many minutes', { to: [hasMoment ? 'must not be given beside byMinutes' : 'is required unless byMinutes is given'] });
  const ahead = typeof byMinutes === 'number' ? aheadMilliseconds + byMinutes * MINUTE : Date.parse(to ?? '') - machine;
  if (ahead <= aheadMilliseconds) throw refused(`A clock is only moved ahead: in this sandbox it is ${new Date(machine + aheadMilliseconds).toISOString()}`, to);
  if (ahead > MOST_AHEAD_MILLISECONDS) throw refused(`A clock is at most ten years ahead of the machine's, at ${new Date(machine + MOST_AHEAD_MILLISECONDS).toISOString()}`, to);
  return ahead;
}

const refused = (message: string, to: Instant | null | undefined): Failure => new Failure('BAD_INPUT', message, { [typeof to === 'string' ? 'to' : 'byMinutes']: [message] });

/** What time it is in a company. */
export const timeIn = ({ identity: { clock } }: IdentityContext, { aheadMilliseconds }: Company): Instant => new Date(clock.now().getTime() + aheadMilliseconds).toISOString();

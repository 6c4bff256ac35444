import { requireScope, type CallContext } from '#contract/principal.js';
import { dayIn } from '#contract/shopper-zone.js';
import { isDay, type Day } from '#kernel/day.js';
import { eachCompany } from '#subgraph-kit/each-company.js';
import type { Database, Transaction } from '#subgraph-kit/database.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findChangedOrders, findChangedReturns, type Changes } from './changed-days.store.js';
import { countPlaced, countPromised } from './count-day.js';
import { replaceFigures, sumWholes } from './figure.store.js';
import { beginFigures, findFiguresState, moveFigures, type FiguresState } from './figures-state.store.js';

/** A company whose figures are counted, and the time zone in which its days begin. */
export interface FiguresOf {
  readonly companyId: number;
  readonly timeZone: string;
}

/** So many changes are looked at together, and so many times in one call, which may not take long. */
const [CHANGES, ROUNDS] = [5000, 2];

/**
 * Count anew the days of some companies of which something changed since the last run: what was ordered on them, or promised for them. A change that comes while its day is counted is
 * counted again in the next run; the figures of a day are replaced whole, so that a run that is broken off is repeated. A company that fails stops no other. Answers in how many there is
 * more to count, by this process. For the worker, every minute.
 */
export function countFigures(deps: OrdersDeps, context: CallContext, companies: readonly FiguresOf[]): Promise<number> {
  requireScope(context.principal, 'system');
  const zones = new Map(companies.map(({ companyId, timeZone }) => [companyId, timeZone]));
  return eachCompany({ context, companyIds: [...zones.keys()], failed: 'The figures of some companies could not be counted' }, async ({ principal: { companyId } }) =>
    (await hasMore(deps, { companyId, timeZone: zones.get(companyId) ?? '' }) ? 1 : 0));
}

/** Count what changed of a company; whether there is more. What another process counts is left to it. */
async function hasMore(deps: OrdersDeps, { companyId, timeZone }: FiguresOf): Promise<boolean> {
  const known = await findFiguresState(deps.database, companyId);
  let state = known?.timeZone === timeZone ? known : await deps.database.inTransaction((transaction) => beginFigures(transaction, companyId, { timeZone, known }));
  for (let round = 0; state && round < ROUNDS; round += 1) {
    const counted = await countChanges(deps, companyId, state);
    if (counted === undefined || counted === state) return false;
    state = counted;
  }
  return state !== undefined;
}

/** Writes what was counted. */
type Write = (transaction: Transaction) => Promise<void>;

/** The state behind the next changes; the same where there were none, undefined when another process counts them. */
async function countChanges({ database }: OrdersDeps, companyId: number, state: FiguresState): Promise<FiguresState | undefined> {
  const orders = await findChangedOrders(database, companyId, { behind: state.orders, most: CHANGES });
  const returns = await findChangedReturns(database, companyId, { behind: state.returns, most: CHANGES });
  if (orders.until === state.orders && returns.until === state.returns) return state;
  const { timeZone } = state;
  const days = { placed: daysPlaced([orders, returns], timeZone), promised: orders.promisedOn.filter(isDay) };
  let current: FiguresState | undefined = state;
  for (const day of days.placed) current = current && await written(database, companyId, { state: current, write: replacing(companyId, { period: day, figures: await countPlaced(database, companyId, { day, timeZone }) }) });
  for (const day of days.promised) current = current && await written(database, companyId, { state: current, write: replacing(companyId, { period: day, figures: await countPromised(database, companyId, day) }) });
  return current && written(database, companyId, { state: { ...current, orders: orders.until, returns: returns.until }, write: (transaction) => sumWholes(transaction, companyId, days) });
}

const replacing = (companyId: number, figures: Parameters<typeof replaceFigures>[2]): Write => (transaction) => replaceFigures(transaction, companyId, figures);

/** The state after something was written, a version later; undefined, and nothing is written, when another process was first. */
async function written(database: Database, companyId: number, { state, write }: { state: FiguresState; write: Write }): Promise<FiguresState | undefined> {
  const isFirst = await database.inTransaction(async (transaction) => {
    const moved = await moveFigures(transaction, companyId, state);
    if (moved) await write(transaction);
    return moved;
  });
  return isFirst ? { ...state, version: state.version + 1 } : undefined;
}

/** Times whose days begin and end within the years 0001 to 9999 in every time zone: what was placed before or after these is in no figure, and stops none. */
const [FIRST_COUNTED, COUNTED_BEFORE] = ['0001-01-03', '9999-12-29'] as const;

/** An order whose time cannot be read is of no day. */
const daysPlaced = (changes: readonly Changes[], timeZone: string): ReadonlySet<Day> =>
  new Set(changes.flatMap(({ placedAt }) => placedAt.filter((at) => at >= FIRST_COUNTED && at < COUNTED_BEFORE && !Number.isNaN(Date.parse(at))).map((at) => dayIn(timeZone, at))));

import type { Call } from '#client/call.js';
import { systemContext } from '#contract/system-context.js';
import type { Ids } from '#kernel/ids.js';
import { CompaniesDocument, type CompaniesQuery } from './operations/companies.generated.js';
import { CountFiguresDocument } from './operations/count-figures.generated.js';

/** Companies of one call. */
const PER_CALL = 100;

/** Count what changed of the figures of every company: identity knows in which time zone each works, orders its orders. Every step may be repeated after a crash. */
export async function countFigures(call: Call, ids: Ids, stopping?: AbortSignal): Promise<void> {
  const context = () => systemContext({ actor: 'worker', requestId: ids.next() });
  const failures: unknown[] = [];
  for (let after: number | null = null; stopping?.aborted !== true;) {
    const { companies }: CompaniesQuery = await call(CompaniesDocument, { first: PER_CALL, after }, context());
    const zoned = companies.flatMap(({ id, timeZone }) => (timeZone === null ? [] : [{ companyId: id, timeZone }]));
    if (zoned.length > 0) await countAll(() => call(CountFiguresDocument, { input: { companies: zoned } }, context()), stopping).catch((error: unknown) => failures.push(error));
    after = companies.at(-1)?.id ?? null;
    if (companies.length < PER_CALL) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The figures of some companies could not be counted');
}

/** Call until there is no more to count, or the worker stops. */
async function countAll(count: () => Promise<{ readonly countFigures: number }>, stopping: AbortSignal | undefined): Promise<void> {
  for (let more = true; more && stopping?.aborted !== true;) more = (await count()).countFigures > 0;
}

import { daysBetween } from '#kernel/day.js';
import type { DayRange } from '#kernel/period.js';
import { Failure } from '#contract/failure.js';
import type { ExportStorefrontEventsQuery } from '../operations/export-storefront-events.generated.js';
import { Refusal } from '../refusal.js';
import type { EventLines } from './event-lines.js';
import { anew, PartialFile } from './partial-file.js';
import { progressBar } from './progress-bar.js';

/** A page of what is exported. */
export type EventPage = ExportStorefrontEventsQuery['storefrontEvents'];

/** What is exported, and where it is shown how far it is. */
export interface EventExport {
  readonly lines: EventLines;
  /** The page behind a cursor. */
  readonly page: (after: string | null) => Promise<EventPage>;
  readonly days: DayRange;
  /** What was typed: the file of an export of something else is not gone on with. */
  readonly typed: string;
  readonly show: (progress: string) => void;
  readonly print: (text: string) => void;
}

/** Write the events of some days to a file: it is whole or is not there, and an export that was stopped goes on where it stopped. Answers how many. */
export async function exportEvents(path: string, exported: EventExport): Promise<number> {
  const part = explained(path, () => PartialFile.open(path, { typed: exported.typed, layout: exported.lines.layout }));
  if (part.reached.bytes > 0) exported.print(`An export to this file has not ended; it goes on behind ${counted(part.reached.records)}`);
  try {
    await writeAll(part, exported);
    part.finish();
    return part.reached.records;
  } catch (error) {
    part.leave();
    throw refusalOf(error, { path, isBegun: part.reached.bytes > 0 });
  }
}

async function writeAll(part: PartialFile, { page, days, show, lines: { header, line } }: EventExport): Promise<void> {
  const total = daysBetween(days.from, days.to) + 1;
  for (let hasNext = true; hasNext;) {
    const { nodes, pageInfo } = await page(part.reached.cursor);
    const text = (part.reached.bytes === 0 ? header : '') + nodes.map(line).join('');
    part.add(text, { records: nodes.length, cursor: pageInfo.endCursor ?? part.reached.cursor });
    hasNext = pageInfo.hasNextPage;
    const day = nodes.at(-1)?.day;
    show(progressBar(hasNext && day !== undefined ? daysBetween(days.from, day) : total, { total, what: `days, ${counted(part.reached.records)}` }));
  }
}

const counted = (events: number): string => `${events.toLocaleString('en')} ${events === 1 ? 'event' : 'events'}`;

function explained<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw refusalOf(error, { path, isBegun: false });
  }
}

/** How an export that was stopped goes on. */
export const AGAIN = 'Run the same command again: it goes on where it stopped';

function refusalOf(error: unknown, { path, isBegun }: { readonly path: string; readonly isBegun: boolean }): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error;
  if (error instanceof Failure && error.code === 'BAD_CURSOR') return new Refusal(`${path}.part was begun on another deployment, or with other keys: ${anew(path)}`, { cause: error });
  const said = isOfFile(error) ? `${path} cannot be written: ${error.message}` : error.message;
  if (isBegun) return new Refusal(`${said}. ${AGAIN}`, { cause: error });
  return isOfFile(error) ? new Refusal(said, { cause: error }) : error;
}

/** Of the file system, not of the network. */
const isOfFile = (error: Error): boolean => 'syscall' in error && !('address' in error);

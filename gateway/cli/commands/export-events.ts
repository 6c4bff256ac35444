import { z } from 'zod';
import { instant, systemClock } from '#kernel/clock.js';
import { dayPlus, isDay } from '#kernel/day.js';
import type { DayRange } from '#kernel/period.js';
import { dayIn } from '#contract/shopper-zone.js';
import { EVENT_KINDS, isEventKind, type EventKind } from '#contract/shopper-event.js';
import { text, whole } from '../answers/described.js';
import { command } from '../command.js';
import { eventLines } from '../files/event-lines.js';
import { AGAIN, exportEvents as writeEvents } from '../files/export-events.js';
import { ExportStorefrontEventsDocument } from '../operations/export-storefront-events.generated.js';
import { ExportedCompanyDocument } from '../operations/exported-company.generated.js';
import { KnownChannelsDocument } from '../operations/known-channels.generated.js';
import type { Session } from '../session.js';
import { whenInterrupted } from '../when-interrupted.js';
import { WrongUsage } from '../wrong-usage.js';
import { commaSeparated } from './comma-separated.js';

/** Exports what visitors of the storefronts did. */
export const exportEvents = command({
  words: 'export-events', subject: 'FILE',
  help: 'Export what visitors of the storefronts did on some days, event by event, to a .csv or .ndjson file. A command that was stopped goes on where it stopped when it is typed again.',
  options: {
    from: { value: 'DAY', required: true, help: 'First day, as 2026-11-01 in the time zone of the company.' },
    to: { value: 'DAY', required: true, help: 'Last day, included. Events arrive for up to 7 days: a file of younger days lacks those that are yet to come.' },
    kinds: { value: 'LIST', help: `Only these, with commas between: ${EVENT_KINDS.join(', ')}.` },
    channel: { value: 'CHANNEL', help: 'Only this sales channel; web-pixel is that of checkouts.' },
  },
  asks: ['identity', 'catalog'],
  answers: z.object({ events: whole('How many events.'), file: text('The file.') }),
  run: async ({ ask, terminal: { show, print } }, { subject: path, options: { company = '1', ...options } }) => {
    const filter = filterOf(options);
    const { from, to, channel } = filter;
    const lines = eventLines(path);
    const { company: { name, timeZone } } = await ask(ExportedCompanyDocument, {});
    print(`${path}: events of ${name ?? ''}, days of ${timeZone ?? ''}`);
    sayFuture(to, timeZone ?? 'UTC', print);
    const page = async (after: string | null) => (await ask(ExportStorefrontEventsDocument, { filter, after })).storefrontEvents;
    if (channel !== undefined && (await page(null)).nodes.length === 0) await refuseUnknownChannel(channel, { from, to }, ask);
    const events = await whenInterrupted(() => { show(''); print(`Stopped. ${AGAIN}`); }, () => writeEvents(path, { lines, days: { from, to }, typed: typedAs({ company, ...filter }), show, print, page }));
    show('');
    return { events, file: path };
  },
});

interface Filter extends DayRange {
  readonly kinds?: EventKind[];
  readonly channel?: string;
}

function filterOf({ from = '', to = '', kinds, channel }: Readonly<Record<string, string>>): Filter {
  refuseDays(from, to);
  return { from, to, ...(kinds !== undefined && { kinds: kindsIn(kinds) }), ...(channel !== undefined && { channel }) };
}

function sayFuture(to: string, timeZone: string, print: (text: string) => void): void {
  const today = dayIn(timeZone, instant(systemClock));
  if (to > today) print(`--to is in the future: the file has the events until now, ${today}, and not those that are yet to come`);
}

const MOST_DAYS_BEFORE = 365; // of a report

/** A channel of which there is nothing on these days is none that was mistyped; that of checkouts may have had none yet. */
async function refuseUnknownChannel(channel: string, { from, to }: DayRange, ask: Session['ask']): Promise<void> {
  const first = dayPlus(to, -MOST_DAYS_BEFORE);
  const { storefrontFigures: { channels } } = await ask(KnownChannelsDocument, { days: { from: from > first ? from : first, to } });
  const known = ['web-pixel', ...channels.flatMap((row) => row.channel ?? [])];
  if (!known.includes(channel)) throw new WrongUsage(`--channel is one that reported on these days: ${[...new Set(known)].join(', ')}; ${channel} is none`);
}

function refuseDays(from: string, to: string): void {
  for (const [name, day] of Object.entries({ from, to })) if (!isDay(day)) throw new WrongUsage(`--${name} is a day, such as 2026-11-01`);
  if (to < from) throw new WrongUsage('--to is before --from');
}

function kindsIn(list: string): EventKind[] {
  const named = commaSeparated(list);
  const unknown = named.filter((kind) => !isEventKind(kind));
  if (unknown.length > 0 || named.length === 0) throw new WrongUsage(`--kinds has some of ${EVENT_KINDS.join(', ')}${unknown.length > 0 ? `; ${unknown.join(', ')} is none` : ''}`);
  return EVENT_KINDS.filter((kind) => named.includes(kind));
}

const typedAs = (options: Readonly<Record<string, string | readonly string[]>>): string => Object.entries(options).map(([name, value]) => `--${name} ${typeof value === 'string' ? value : value.join(',')}`).join(' ');

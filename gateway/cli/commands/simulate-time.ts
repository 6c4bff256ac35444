import { z } from 'zod';
import { instantOrNull, whole } from '../answers/described.js';
import { command } from '../command.js';
import { MoveSandboxClockDocument, type MoveSandboxClockMutationVariables } from '../operations/move-sandbox-clock.generated.js';
import { WrongUsage } from '../wrong-usage.js';
import { wholeNumber } from './whole-number.js';

const SPAN_DIGITS = 6;

/** Minutes of the units that a span is typed in. */
const UNITS: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1440 };

/** Moves the clock of a sandbox. */
export const simulateTime = command({
  words: 'simulate time', asks: ['identity'],
  help: 'In a sandbox: move its clock ahead, by a span or to a moment; never back.',
  options: { by: { value: 'SPAN', help: 'Minutes, hours or days, as in 90m, 12h or 30d.' }, to: { value: 'TIME', help: 'A moment such as 2027-01-15T09:00:00Z, at most ten years ahead.' } },
  examples: ['simulate time --by 30d', 'simulate time --company 2 --to 2027-01-15T09:00:00Z'],
  answers: z.object({ id: whole('The company.'), now: instantOrNull('What time it is in it from now on.') }),
  run: async ({ ask }, { options: { by, to } }) => (await ask(MoveSandboxClockDocument, { input: asked(by, to) })).moveSandboxClock,
});

function asked(by: string | undefined, to: string | undefined): MoveSandboxClockMutationVariables['input'] {
  if ((by === undefined) === (to === undefined)) throw new WrongUsage('Give either --by or --to');
  if (to !== undefined) return { to };
  const minutes = UNITS[by?.at(-1) ?? ''];
  if (minutes === undefined) throw new WrongUsage('--by is a number of minutes, hours or days, as in 90m, 12h or 30d');
  return { byMinutes: wholeNumber('--by without its unit', by?.slice(0, -1) ?? '', SPAN_DIGITS) * minutes };
}

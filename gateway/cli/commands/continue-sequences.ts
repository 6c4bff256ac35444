import { z } from 'zod';
import { whole } from '../answers/described.js';
import { command } from '../command.js';
import { ContinueSequencesDocument } from '../operations/continue-sequences.generated.js';
import { WrongUsage } from '../wrong-usage.js';
import { wholeNumber } from './whole-number.js';

/** Continues the integers of orders and returns after those of the merchant's previous system. */
export const continueSequences = command({
  words: 'sequence continue',
  asks: ['orders'],
  help: 'Let the integers of orders (ord_ID) and returns (reso_ID) continue after the last ones of the system before.',
  options: { order: { value: 'LAST', help: 'The last integer of an order there.' }, return: { value: 'LAST', help: 'The last integer of a return there.' } },
  answers: z.object({ nextOrder: whole('The least integer that the next order gets; null where it was not named.').nullable(), nextReturn: whole('The same of returns.').nullable() }),
  run: async ({ ask }, { options }) => {
    const [lastOrder, lastReturn] = [integer('order', options['order']), integer('return', options['return'])];
    if (lastOrder === null && lastReturn === null) throw new WrongUsage('--order or --return is missing');
    await ask(ContinueSequencesDocument, { input: { lastOrder, lastReturn } });
    return { nextOrder: lastOrder === null ? null : lastOrder + 1, nextReturn: lastReturn === null ? null : lastReturn + 1 };
  },
  shown: ({ nextOrder, nextReturn }) => ({ nextOrder: atLeast(nextOrder), nextReturn: atLeast(nextReturn) }),
});

const atLeast = (integer: number | null): string | null => (integer === null ? null : `at least ${String(integer)}`);

const MOST_DIGITS = 10;

const integer = (name: string, typed: string | undefined): number | null => (typed === undefined ? null : wholeNumber(`--${name}`, typed, MOST_DIGITS));

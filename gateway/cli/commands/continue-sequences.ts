import type { Command } from '../command.js';
import { ContinueSequencesDocument } from '../operations/continue-sequences.generated.js';
import { WrongUsage } from '../wrong-usage.js';

/** Continues the integers of orders and returns after those of the merchant's previous system. */
export const continueSequences: Command = {
  words: 'sequence continue',
  asks: ['orders'],
  help: 'Let the integers of orders (ord_ID) and returns (reso_ID) continue after the last ones of the system before.',
  options: { order: { value: 'LAST', help: 'The last integer of an order there.' }, return: { value: 'LAST', help: 'The last integer of a return there.' } },
  run: async ({ ask }, { options }) => {
    const [lastOrder, lastReturn] = [integer('order', options['order']), integer('return', options['return'])];
    if (lastOrder === null && lastReturn === null) throw new WrongUsage('--order or --return is missing');
    await ask(ContinueSequencesDocument, { input: { lastOrder, lastReturn } });
    return {
      ...(lastOrder !== null && { nextOrder: `at least ${String(lastOrder + 1)}` }),
      ...(lastReturn !== null && { nextReturn: `at least ${String(lastReturn + 1)}` }),
    };
  },
};

function integer(name: string, typed: string | undefined): number | null {
  if (typed === undefined) return null;
  if (!/^\d{1,10}$/.test(typed)) throw new WrongUsage(`--${name} is a whole number`);
  return Number(typed);
}

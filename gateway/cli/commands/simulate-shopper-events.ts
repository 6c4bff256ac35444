import { SimulatedVisitsAnswer } from '../answers/simulated.js';
import { command } from '../command.js';
import { SimulateShopperEventsDocument } from '../operations/simulate-shopper-events.generated.js';
import { WrongUsage } from '../wrong-usage.js';

const [USUAL_VISITS, MOST_VISITS, AT_ONCE] = [20, 1000, 100];

/** Has shoppers visit the storefront of a collector: they look, search, fill carts and buy, as its pages would report it. */
export const simulateShopperEvents = command({
  words: 'simulate shopper-events', asks: ['identity', 'catalog'],
  help: 'In a sandbox: have shoppers visit the storefront of a collector in the last thirty days, as its pages would report it.',
  options: { collector: { value: 'ID', help: 'The connection of the collector.', required: true }, count: { value: 'COUNT', help: `How many visits, at most ${String(MOST_VISITS)}; ${String(USUAL_VISITS)} by default.` } },
  answers: SimulatedVisitsAnswer,
  run: async ({ ask }, { options: { collector: collectorId = '', count } }) => {
    const wanted = countOf(count);
    let [visits, events] = [0, 0];
    while (visits < wanted) {
      const { simulateShopperEvents: came } = await ask(SimulateShopperEventsDocument, { input: { collectorId, count: Math.min(AT_ONCE, wanted - visits) } });
      visits += came.visits;
      events += came.events;
    }
    return { visits, events };
  },
});

function countOf(typed: string | undefined): number {
  if (typed === undefined) return USUAL_VISITS;
  const count = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (count < 1 || count > MOST_VISITS) throw new WrongUsage(`--count is a number from 1 to ${String(MOST_VISITS)}`);
  return count;
}

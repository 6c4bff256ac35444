import { z } from 'zod';
import { whole } from '../answers/described.js';
import { DELIVERY_STATES, DeliveryAnswer } from '../answers/webhook.js';
import { command } from '../command.js';
import { SentDeliveriesDocument } from '../operations/sent-deliveries.generated.js';
import { RecoverDeliveriesDocument } from '../operations/recover-deliveries.generated.js';
import { SendDeliveryAgainDocument } from '../operations/send-delivery-again.generated.js';
import { ShowDeliveryDocument } from '../operations/show-delivery.generated.js';
import { WrongUsage } from '../wrong-usage.js';
import { deliveryRow } from './delivery-row.js';

const [MOST, USUAL] = [500, 50] as const;

/** Lists webhook deliveries. */
export const listDeliveries = command({
  words: 'delivery list',
  help: 'List the webhook deliveries of the company, newest first.',
  options: {
    connection: { value: 'ID', help: 'Only those to an integration.' },
    state: { value: 'STATE', help: 'Only those in a state.', choices: DELIVERY_STATES },
    failing: { help: 'Only those that were given up, or failed and are tried again.' },
    limit: { value: 'COUNT', help: `How many, 1 to ${String(MOST)}; ${String(USUAL)} by default.` },
  },
  examples: ['delivery list --failing', 'delivery list --connection ID --state GIVEN_UP --json'],
  answers: z.array(DeliveryAnswer),
  run: async ({ ask }, { options: { connection, state, failing, limit = String(USUAL) } }) => {
    if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > MOST) throw new WrongUsage(`--limit is a whole number from 1 to ${String(MOST)}`);
    const filter = { connectionId: connection ?? null, state: DELIVERY_STATES.find((known) => known === state) ?? null, ...(failing !== undefined && { failing: true }) };
    return (await ask(SentDeliveriesDocument, { filter, first: Number(limit) })).deliveries.nodes;
  },
  shown: (deliveries) => deliveries.map(deliveryRow),
});

/** Shows a webhook delivery with its attempts. */
export const showDelivery = command({
  words: 'delivery show', subject: 'ID',
  help: 'Show a webhook delivery and its attempts.',
  options: {},
  answers: DeliveryAnswer,
  run: async ({ ask }, { subject: id }) => (await ask(ShowDeliveryDocument, { id })).delivery,
  shown: ({ attempts, ...delivery }) => ({ ...delivery, ...Object.fromEntries(attempts.map(({ number, startedAt, url, failure, status }) => [`attempt ${String(number)}`, `${startedAt} ${url}: ${failure ?? `status ${String(status)}`}`])) }),
});

/** Sends a delivery again. */
export const resendDelivery = command({
  words: 'delivery resend', subject: 'ID',
  help: 'Send a webhook delivery once more, whatever became of it.',
  options: {},
  answers: DeliveryAnswer,
  run: async ({ ask }, { subject: id }) => (await ask(SendDeliveryAgainDocument, { id })).resendDelivery,
  shown: deliveryRow,
});

/** Sends again what was given up. */
export const recoverDeliveries = command({
  words: 'delivery recover',
  help: 'Send an integration again what was given up since a time, once its receiver works.',
  options: {
    connection: { value: 'ID', help: 'The integration.', required: true },
    since: { value: 'TIME', help: 'Since when, as 2026-11-30T08:00:00Z.', required: true },
  },
  answers: z.object({ recovered: whole('How many are sent again.') }),
  run: async ({ ask }, { options: { connection = '', since = '' } }) => {
    const at = Date.parse(since);
    if (Number.isNaN(at)) throw new WrongUsage('--since is a time, such as 2026-11-30T08:00:00Z');
    return { recovered: (await ask(RecoverDeliveriesDocument, { input: { connectionId: connection, since: new Date(at).toISOString() } })).recoverDeliveries };
  },
});

import { z } from 'zod';
import { Failure } from '#contract/failure.js';
import { defineRoute } from '#kit/define-route.js';
import type { CallerLimit } from '#kit/limits/limit.js';
import type { Route } from '#kit/route.js';
import { WRITES } from './limits.js';
import { SimulateStoreOrderDocument } from './operations/simulate-store-order.generated.js';
import { StorePlace } from './place-params.js';
import { OF_OPEN_STORE } from './store-access.js';
import type { StoreCaller } from './store-caller.js';

const Simulated = z.object({
  order: z.string().describe('Its number.'), email: z.string().nullable().describe('A verifier of it, where verify_with of the portal has email.'), zip: z.string().nullable().describe('The other one, where it has zip.'),
}).meta({ id: 'SimulatedOrder' });

/** Anybody may call it, and each call is an order. */
const OF_STORE: CallerLimit<StoreCaller> = { by: 'caller', name: 'returns sandbox of a store', key: ({ slug }) => slug, most: () => 60 };

const simulated: Route<StoreCaller> = defineRoute({
  id: 'sandbox.order', method: 'POST', path: '/{slug}/sandbox/orders', scope: null, idempotency: 'natural', success: 201, summary: 'Have an order delivered',
  description: 'In a sandbox a customer buys items that are in stock, and has got them: an order to look up and return by the calls of the portal, under its own policy. Each call is another order. At most 10 calls a minute of an address. Where nothing is in stock, and in other companies, it is order_not_simulated.',
  failures: ['NOT_FOUND', 'ORDER_NOT_READY', 'RATE_LIMITED'], declares: { access: OF_OPEN_STORE, limits: [...WRITES, OF_STORE] },
  input: z.object({ params: StorePlace }),
  answer: z.object({ data: Simulated }),
  operation: SimulateStoreOrderDocument, variables: ({ params: { slug } }) => ({ slug }),
  reply: ({ simulatePortalOrder: { number, customer, shippingAddress } }) => ({ status: 201, body: { data: { order: number, email: customer.email, zip: shippingAddress.postalCode } } }),
  example: { target: '/portico-demo/sandbox/orders', answer: { data: { order: '#1042', email: 'shopper.1@example.com', zip: '20123' } } },
});

/** POST /{slug}/sandbox/orders: an order that can be returned, in a sandbox. What is no state of a return has a code of its own. */
export const simulateOrder: Route<StoreCaller> = {
  ...simulated,
  run: (invocation) => simulated.run(invocation).catch((error: unknown) => {
    throw error instanceof Failure && error.code === 'INVALID_STATE' ? new Failure('ORDER_NOT_READY', error.message, { sandbox: [error.message] }, { cause: error }) : error;
  }),
};

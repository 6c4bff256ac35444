import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import type { Route } from '#kit/route.js';
import { INTAKE_HEAD } from '../intake-head.js';
import { SimulateCarrierParcelDocument } from '../operations/simulate-carrier-parcel.generated.js';
import { ROOTS } from '../paths.js';
import { LONGEST_NUMBER } from '../reading.js';
import type { TrackingCaller } from '../tracking-caller.js';
import { KEY_FIELD, OF_SANDBOX, withProvedBody } from './carrier-body.js';
import { PARCEL_SENT, PARCEL_SHELL, PARCEL_SIMULATED } from './sandbox-examples.js';

const Body = z.object({ ...KEY_FIELD, tracking_number: z.string().trim().min(1).max(LONGEST_NUMBER).nullish().describe('Of the parcel; made up, unless given.') });

const Parcel = z.object({
  order_number: z.string(), tracking_numbers: z.array(z.string()).describe('Of its parcels: one for each location that shipped some of the order.'),
  token: z.string().describe('Reads the tracking of the first one.'), page: z.string().describe('Its page on this host.'),
}).meta({ id: 'SimulatedParcel' });

const simulated = defineRoute({
  ...OF_SANDBOX, id: 'sandbox.parcels', path: '/{connection}/sandbox/parcels', success: 201,
  summary: 'Have a parcel shipped',
  description: 'In a sandbox a sales channel sends an order of items that are in stock, and its locations ship it: a parcel whose events you send, and whose page you see. Where nothing is in stock, and in other companies, it is invalid_state.',
  input: z.object({ ...INTAKE_HEAD, body: Body }),
  answer: Parcel,
  operation: SimulateCarrierParcelDocument,
  variables: ({ body }) => ({ trackingNumber: body.tracking_number ?? null }),
  reply: ({ simulateParcel: { number, shipments } }) => {
    const token = shipments[0]?.trackingToken ?? '';
    return { status: 201, secrets: [token], body: { order_number: number, tracking_numbers: shipments.flatMap(({ trackingNumbers }) => trackingNumbers), token, page: `${ROOTS.page}/${token}` } };
  },
  example: { target: '/019ab8e0-0000-7000-8000-000000000001/sandbox/parcels', body: PARCEL_SENT, answer: PARCEL_SIMULATED, shell: PARCEL_SHELL, isOnlyShell: true },
});

/** POST /webhooks/tracking/{connection}/sandbox/parcels: an order is placed and shipped, in a sandbox. */
export const simulateParcel: Route<TrackingCaller> = { ...simulated, run: (invocation) => simulated.run(withProvedBody(invocation)) };

import { z } from 'zod';
import type { Instant } from '#kernel/clock.js';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { dateTime } from '#kit/fields.js';
import type { Route } from '#kit/route.js';
import { INTAKE_HEAD } from '../intake-head.js';
import { SimulateCarrierEventsDocument } from '../operations/simulate-carrier-events.generated.js';
import { readEvents } from '../read-events.js';
import { LONGEST_NUMBER, type Fields } from '../reading.js';
import type { CarrierFacts, TrackingCaller } from '../tracking-caller.js';
import { carrierOf, KEY_FIELD, OF_SANDBOX, withProvedBody } from './carrier-body.js';
import { CARRIER_STEP_NAMES, CARRIER_STEPS, STEP_MEANINGS } from './carrier-step.js';
import { EVENT_SENT, EVENT_SHELL, EVENT_SIMULATED } from './sandbox-examples.js';
import { carrierTime, writtenEvent } from './written-event.js';

const [LONGEST_CODE, LONGEST_TEXT, LONGEST_PLACE] = [60, 500, 100] as const;

const Body = z.object({
  ...KEY_FIELD,
  tracking_number: z.string().trim().min(1).max(LONGEST_NUMBER).describe('Of the parcel; an event of a number that no parcel has is kept as at the intake.'),
  step: z.enum(CARRIER_STEP_NAMES).describe(`What happened to it, and what that is: ${STEP_MEANINGS}.`),
  code: z.string().trim().min(1).max(LONGEST_CODE).nullish().describe('In place of the code that the format has for the step, to try the status map of the connection.'),
  description: z.string().max(LONGEST_TEXT).nullish().describe('What shoppers read; words of the step unless given. Where the code says no status these do.'),
  occurred_at: dateTime.nullish().describe('When; now unless given. It is sent to the second, as the format writes it.'),
  city: z.string().max(LONGEST_PLACE).nullish().describe('Where; Milano unless given.'),
  country_code: z.string().max(LONGEST_CODE).nullish().describe('Its country; IT unless given.'),
});

const Simulated = z.object({
  applied: z.int().describe('1 where the event is new of a known parcel.'), duplicates: z.int().describe('1 where an identical one is kept.'), unmatched: z.int().describe('1 where no parcel has the number.'),
  sent: z.record(z.string(), z.unknown()).describe('The body of the intake that this was, in the format of the connection and without what proves it: send the like yourself next.'),
}).meta({ id: 'SimulatedEvent' });

const simulated = defineRoute({
  ...OF_SANDBOX, id: 'sandbox.events', path: '/{connection}/sandbox/events',
  summary: 'Have a carrier report an event',
  description: 'In a sandbox an event of a parcel is written in the format of the connection, read and applied as the intake does it, status map and duplicates included. In other companies it is invalid_state.',
  input: z.object({ ...INTAKE_HEAD, body: Body }),
  answer: Simulated,
  operation: SimulateCarrierEventsDocument,
  variables: ({ body }, { caller, now }: { readonly caller: TrackingCaller; readonly now: Instant }) => {
    const { id: connectionId, format, timeZone, statusMap } = carrierOf(caller);
    return { input: { connectionId, statusMap, events: [...readEvents[format](sentOf(body, carrierOf(caller), now), timeZone).events] } };
  },
  reply: ({ simulateTrackingEvents: applied }, { input: { body }, caller, now }) => ok({ ...applied, sent: sentOf(body, carrierOf(caller), now) }),
  example: { target: '/019ab8e0-0000-7000-8000-000000000001/sandbox/events', body: EVENT_SENT, answer: EVENT_SIMULATED, shell: EVENT_SHELL, isOnlyShell: true },
});

/** POST /webhooks/tracking/{connection}/sandbox/events: a carrier reports an event, in a sandbox. */
export const simulateEvent: Route<TrackingCaller> = { ...simulated, run: (invocation) => simulated.run(withProvedBody(invocation)) };

const sentOf = ({ tracking_number: trackingNumber, step, code, description, occurred_at: at, city, country_code: countryCode }: z.output<typeof Body>, connection: CarrierFacts, now: Instant): Fields => writtenEvent[connection.format]({
  trackingNumber, step, code: code ?? null, description: description ?? CARRIER_STEPS[step].description, occurredAt: carrierTime(at ?? now, connection), city: city ?? 'Milano', countryCode: countryCode ?? 'IT',
});

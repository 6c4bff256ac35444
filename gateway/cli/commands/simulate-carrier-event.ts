import type { z } from 'zod';
import { instant, systemClock, type Instant } from '#kernel/clock.js';
import { hmacSha256 } from '#kernel/crypto.js';
import type { CarrierFormat } from '#contract/carrier-connection.js';
import { DIALECTS, type Dialect } from '../../demo/data/carrier-dialects.js';
import { REPORT_WORDS, type ReportStep } from '../../demo/data/report-words.js';
import { readDemo } from '../../server/demo-file.js';
import { SimulatedCarrierAnswer } from '../answers/simulated.js';
import { command } from '../command.js';
import { SimulatingCarrierDocument } from '../operations/simulating-carrier.generated.js';
import { Refusal } from '../refusal.js';
import type { Session } from '../session.js';
import { WrongUsage } from '../wrong-usage.js';

const STEPS = Object.keys(REPORT_WORDS.en) as readonly ReportStep[]; // the table's own keys
const DIALECT_OF = { AGGREGATOR: 'aggregator', EXPRESS: 'express', GENERIC: 'generic' } as const satisfies Record<CarrierFormat, Dialect>;

/** Has a carrier report an event of a parcel: by a call of the intake itself, in the format of its connection and with its proof. */
export const simulateCarrierEvent = command({
  words: 'simulate carrier-event', subject: 'TRACKING', asks: ['identity'],
  help: 'In a sandbox: have a carrier report an event of a parcel, by a call of the intake in the format of its connection.',
  options: {
    connection: { value: 'ID', help: 'The carrier connection.', required: true },
    step: { value: 'STEP', help: 'What happened to the parcel.', required: true, choices: STEPS },
    key: { value: 'KEY', help: 'Of an aggregator: the key of its connection, which is stored as a hash alone; that of the demo is known.' },
    courier: { value: 'CODE', help: 'Of an aggregator: the carrier of the parcel.' },
  },
  answers: SimulatedCarrierAnswer,
  run: async (session, { subject: trackingNumber, options: { connection = '', step, key, courier = '' } }) => {
    const { company, carrierConnection: carrier } = await session.ask(SimulatingCarrierDocument, { id: connection, address: '127.0.0.1' });
    if (!carrier) throw new Refusal('There is no carrier connection with this id');
    if (company.sandbox !== true) throw new Refusal('This company is no sandbox: its parcels are real, and no carrier is simulated in it');
    const happened = STEPS.find((known) => known === step);
    if (!happened) throw new WrongUsage('--step is missing');
    const { raw } = DIALECTS[DIALECT_OF[carrier.format]]({
      trackingNumber, courier, step: happened, at: toTheMinute(company.now), expectedAt: null, description: REPORT_WORDS.en[happened], city: 'Milano', countryCode: 'IT', timeZone: carrier.timeZone,
    });
    const sent = SENT[carrier.format](raw ?? '', { trackingNumber, secret: carrier.webhookSecret, key: () => key ?? demoKey(session, connection) });
    return post(`${session.config.urls.commerce}/api/oms/v1/webhooks/tracking/${connection}${sent.query ?? ''}`, sent);
  },
});

interface Proof {
  readonly trackingNumber: string;
  readonly secret: string;
  readonly key: () => string;
}

interface Sent {
  readonly body: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The call of each format: an aggregator has its key in the body, an express carrier its secret in the query, others sign the bytes (document 2, F). */
const SENT: Readonly<Record<CarrierFormat, (event: string, proof: Proof) => Sent>> = {
  AGGREGATOR: (event, { key }) => ({ body: `{"apiKey":${JSON.stringify(key())},${event.slice(1)}` }),
  EXPRESS: (event, { trackingNumber, secret }) => ({ body: `{"shipments":[{"id":${JSON.stringify(trackingNumber)},"events":[${event}]}]}`, query: `?key=${encodeURIComponent(secret)}` }),
  GENERIC: (event, { secret }) => {
    const body = `{"events":[${event}]}`;
    return { body, headers: { 'x-service-signature': hmacSha256(secret, body) } };
  },
};

/** The time of the company, as carriers report. */
const toTheMinute = (now: Instant | null): Instant => `${(now ?? instant(systemClock)).slice(0, 'YYYY-MM-DDTHH:MM'.length)}:00.000Z`;

function demoKey({ config }: Session, id: string): string {
  const key = readDemo(config.dataFolder)?.carrierConnections?.find((connection) => connection.id === id)?.apiKey;
  if (key === undefined) throw new WrongUsage('--key is missing: the key of an aggregator was shown once, when its connection was made');
  return key;
}

async function post(address: string, { body, headers }: Sent): Promise<z.output<typeof SimulatedCarrierAnswer>> {
  const response = await fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }).catch((error: unknown) => {
    throw new Refusal(`Nothing answers at ${new URL(address).origin}: start the product first`, { cause: error });
  });
  const answer = await response.text();
  if (!response.ok) throw new Refusal(`The intake answered ${String(response.status)}: ${answer}`);
  return SimulatedCarrierAnswer.parse(JSON.parse(answer));
}

import type { z } from 'zod';
import { instant, systemClock } from '#kernel/clock.js';
import { nextCalls } from '#kit/certification/next-calls.js';
import type { Surface } from '#kit/surface.js';
import { findSurfaces } from '../../server/find-surfaces.js';
import { CertificationAnswer } from '../answers/certification.js';
import { command } from '../command.js';
import { CertifyConnectionDocument, type CertifyConnectionQuery } from '../operations/certify-connection.generated.js';
import { Refusal } from '../refusal.js';

/** Shows what a connection has shown by its calls, and what is left; to be read, or printed. */
export const certifyConnection = command({
  words: 'connection certify', subject: 'ID', asks: ['identity', 'orders'], options: {},
  help: 'Show what an integration of A, B, C or D has shown by its own calls, and the calls that lead to the rest.',
  answers: CertificationAnswer,
  run: async ({ config, ask }, { subject: id }) => {
    const { company, connection } = await ask(CertifyConnectionDocument, { id });
    const { name, kind, certification } = connection;
    const surface = (await findSurfaces()).find(({ certified }) => certified?.kind === kind);
    if (!surface || !certification) throw new Refusal(`Connections of the kind ${kind} are not certified`);
    const steps = certification.steps.map((step) => ({ ...step, next: step.passedAt === null ? callsOf(surface, { connection, step, host: config.urls.commerce }) : [] }));
    return { company: company.name, name, kind, certifiedAt: certification.passedAt, steps };
  },
  shown: ({ steps, ...certified }) => [heading(certified), ...steps.map(lines)].join('\n\n'),
});

type Connection = CertifyConnectionQuery['connection'];
type Answer = z.output<typeof CertificationAnswer>;

const heading = ({ company, name, kind, certifiedAt }: Omit<Answer, 'steps'>): string =>
  [`${name} (${kind}) of ${company ?? ''}`, certifiedAt === null ? 'Not certified yet' : `Certified: everything was shown by ${certifiedAt}`].join('\n');

/** The code by which the warehouse reports its stock. */
const stockCode = (location: Connection['location']): string | null => location?.stockLocationCodes[0] ?? location?.code ?? null;

interface Asked {
  readonly connection: Connection;
  readonly step: Pick<NonNullable<Connection['certification']>['steps'][number], 'step'>;
  readonly host: string;
}

function callsOf({ certified, roots: [root] }: Surface, { connection: { certification, location }, step: { step }, host }: Asked): string[] {
  if (!certified || !certification) return [];
  return nextCalls(certified, { ...certification, stockLocationCode: stockCode(location), now: instant(systemClock), step, address: `${host}${root}` }).map(({ curl }) => curl);
}

function lines({ step, meaning, passedAt, requestId, next }: { readonly [Key in keyof Answer['steps'][number]]: Key extends 'next' ? readonly string[] : Answer['steps'][number][Key] }): string {
  if (passedAt !== null) return `[x] ${step}  ${passedAt}  ${requestId ?? ''}\n    ${meaning}`;
  return [`[ ] ${step}`, `    ${meaning}`, ...next.map((curl) => `    ${curl}`)].join('\n');
}

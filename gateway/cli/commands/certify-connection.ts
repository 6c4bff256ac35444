import { instant, systemClock } from '#kernel/clock.js';
import type { ConnectionKind } from '#contract/schema.generated.js';
import { nextCalls } from '#kit/certification/next-calls.js';
import type { Surface } from '#kit/surface.js';
import { findSurfaces } from '../../server/find-surfaces.js';
import type { Command } from '../command.js';
import { CertifyConnectionDocument, type CertifyConnectionQuery } from '../operations/certify-connection.generated.js';
import { Refusal } from '../refusal.js';

/** Shows what a connection has shown by its calls, and what is left; to be read, or printed. */
export const certifyConnection: Command = {
  words: 'connection certify', subject: 'ID', asks: ['identity', 'orders'], options: {},
  help: 'Show what an integration of A, B, C or D has shown by its own calls, and the calls that lead to the rest.',
  run: async ({ config, ask }, { subject: id }) => {
    const { company, connection } = await ask(CertifyConnectionDocument, { id });
    const surface = (await findSurfaces()).find(({ certified }) => certified?.kind === connection.kind);
    if (!surface?.certified || !connection.certification) throw new Refusal(`Connections of the kind ${connection.kind} are not certified`);
    return [heading(company.name, connection), ...connection.certification.steps.map((step) => lines(surface, { connection, step, host: config.urls.commerce }))].join('\n\n');
  },
};

type Connection = CertifyConnectionQuery['connection'];
type Certification = NonNullable<Connection['certification']>;

const heading = (company: string | null, { name, kind, certification }: Pick<Connection, 'name' | 'certification'> & { readonly kind: ConnectionKind }): string =>
  [`${name} (${kind}) of ${company ?? ''}`, certification?.passedAt == null ? 'Not certified yet' : `Certified: everything was shown by ${certification.passedAt}`].join('\n');

interface Shown {
  readonly connection: Connection;
  readonly step: Certification['steps'][number];
  readonly host: string;
}

/** The code by which the warehouse reports its stock. */
const stockCode = (location: Connection['location']): string | null => location?.stockLocationCodes[0] ?? location?.code ?? null;

function lines({ certified, roots: [root] }: Surface, { connection: { certification, location }, step, host }: Shown): string {
  const { passedAt, requestId, meaning } = step;
  if (passedAt !== null) return `[x] ${step.step}  ${passedAt}  ${requestId ?? ''}\n    ${meaning}`;
  const calls = certified && certification ? nextCalls(certified, { ...certification, stockLocationCode: stockCode(location), now: instant(systemClock), step: step.step, address: `${host}${root}` }) : [];
  return [`[ ] ${step.step}`, `    ${meaning}`, ...calls.map(({ curl }) => `    ${curl}`)].join('\n');
}

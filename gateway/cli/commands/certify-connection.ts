import type { z } from 'zod';
import { instant, systemClock } from '#kernel/clock.js';
import { checklist } from '#kit/certification/checklist.js';
import { findSurfaces } from '../../server/find-surfaces.js';
import { CertificationAnswer } from '../answers/certification.js';
import { command, type Unchanged } from '../command.js';
import { CertifyConnectionDocument, type CertifyConnectionQuery } from '../operations/certify-connection.generated.js';
import { Refusal } from '../refusal.js';

/** Shows what a connection has shown by its calls, and what is left; to be read, or printed. */
export const certifyConnection = command({
  words: 'connection certify', subject: 'ID', asks: ['identity', 'orders'], options: {},
  help: 'Show what an integration of A, B, C or D has shown by its own calls, and the calls that lead to the rest.',
  answers: CertificationAnswer,
  run: async ({ config, ask }, { subject: id }) => {
    const { company, connection } = await ask(CertifyConnectionDocument, { id });
    const { name, kind, certification, location } = connection;
    const { certified, roots: [root] = [] } = (await findSurfaces()).find((surface) => surface.certified?.kind === kind) ?? {};
    if (!certified || !certification) throw new Refusal(`Connections of the kind ${kind} are not certified`);
    const steps = checklist(certified, { ...certification, stockLocationCode: stockCode(location) }, { address: `${config.urls.commerce}${root ?? ''}`, now: company.now ?? instant(systemClock) });
    return { company: company.name, name, kind, certifiedAt: certification.passedAt, steps: steps.map((step) => ({ ...step, next: step.next.map(({ curl }) => curl) })) };
  },
  shown: ({ steps, ...certified }) => [heading(certified), ...steps.map(lines)].join('\n\n'),
});

type Connection = CertifyConnectionQuery['connection'];
type Answer = Unchanged<z.output<typeof CertificationAnswer>>;

const heading = ({ company, name, kind, certifiedAt }: Omit<Answer, 'steps'>): string =>
  [`${name} (${kind}) of ${company ?? ''}`, certifiedAt === null ? 'Not certified yet' : `Certified: everything was shown by ${certifiedAt}`].join('\n');

/** The code by which the warehouse reports its stock. */
const stockCode = (location: Connection['location']): string | null => location?.stockLocationCodes[0] ?? location?.code ?? null;

function lines({ step, meaning, passedAt, requestId, next }: Answer['steps'][number]): string {
  if (passedAt !== null) return `[x] ${step}  ${passedAt}  ${requestId ?? ''}\n    ${meaning}`;
  return [`[ ] ${step}`, `    ${meaning}`, ...next.map((curl) => `    ${curl}`)].join('\n');
}

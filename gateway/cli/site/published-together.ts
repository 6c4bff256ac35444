import { isErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import { PushTogetherDocument, type PushTogetherMutation } from '../operations/push-together.generated.js';
import { FileProblem } from './file-problem.js';
import type { Pushing, Step } from './push-step.js';
import { isRecord } from './values.js';

type Outcomes = PushTogetherMutation['publishDocuments']['documents'];

/** Pages or entries that exchange their paths are published in one step, so that websites see each at its old path, or at its new one. */
export function publishedTogether(round: readonly Step[]): Step[] {
  let outcomes: Promise<Outcomes> | undefined;
  const restsOn = round.flatMap((step) => step.restsOn ?? []);
  return round.map((step): Step => ({
    ...step, restsOn,
    run: async (pushing) => {
      outcomes ??= publishAll(round, pushing);
      refuse(step, round, { outcomes: await outcomes, pushing });
      await step.together?.rest(pushing);
    },
    rehearse: async (pushing) => { refuse(step, round, { outcomes: await publishAll(round, pushing), pushing }); },
  }));
}

async function publishAll(round: readonly Step[], { ask, ids, failed }: Pushing): Promise<Outcomes> {
  const broken = round.find(({ document = '' }) => failed.has(document));
  if (broken) throw new FileProblem(`is not published: it exchanges its path with ${broken.name}, which was not pushed`);
  const documents = round.map(({ document = '', together }) => ({ id: ids.get(document) ?? 0, locales: [...together?.locales ?? []] }));
  return (await ask(PushTogetherDocument, { input: { documents, together: true } })).publishDocuments.documents;
}

function refuse({ document = '' }: Step, round: readonly Step[], { outcomes, pushing: { ids } }: { readonly outcomes: Outcomes; readonly pushing: Pushing }): void {
  const refusal = outcomes.find(({ id }) => id === ids.get(document))?.refusal;
  if (!refusal) return;
  const details = detailsOf(refusal.details);
  const broken = round.find((other) => String(ids.get(other.document ?? '')) === details['refused']);
  if (broken) throw new FileProblem(`is not published: it exchanges its path with ${broken.name}, which is refused`);
  throw new Failure(isErrorCode(refusal.code) ? refusal.code : 'INVALID_STATE', refusal.message, details);
}

const detailsOf = (details: unknown): Readonly<Record<string, unknown>> => (isRecord(details) ? details : {});

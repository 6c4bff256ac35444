import { Failure } from '#contract/failure.js';
import { builtPlansOf } from '#client/built-plans.js';
import type { PeopleSchema } from '#client/planner.js';
import { changesSchema } from '#contract/changes-schema.js';
import { plannerThread } from '#client/planner-thread.js';
import type { Deployment } from '../deployment.js';

/** What people see of the schema, as text; throws FORBIDDEN where introspection is off. */
export async function schemaText({ config, supergraphSdl }: Pick<Deployment, 'config' | 'supergraphSdl'>): Promise<string> {
  if (!config.introspection) throw new Failure('FORBIDDEN', 'The schema is not shown here: introspection is off (PORTICO_INTROSPECTION)');
  return `${(await peopleSchema(supergraphSdl)).text}\n`;
}

/** What people see of a supergraph, with the subscription. */
export async function peopleSchema(supergraphSdl: string): Promise<PeopleSchema> {
  const { text, partlyHidden } = builtPlansOf(supergraphSdl)?.people ?? await plannerThread(supergraphSdl).schema();
  return { text: `${text}\n\n${changesSchema().trimEnd()}`, partlyHidden };
}

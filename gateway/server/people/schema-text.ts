import { printSchema } from 'graphql';
import { Failure } from '#contract/failure.js';
import { plannerInTurns } from '#client/planner.js';
import type { Deployment } from '../deployment.js';

/** What people see of the schema, as text; throws FORBIDDEN where introspection is off. */
export async function schemaText({ config, supergraphSdl }: Pick<Deployment, 'config' | 'supergraphSdl'>): Promise<string> {
  if (!config.introspection) throw new Failure('FORBIDDEN', 'The schema is not shown here: introspection is off (PORTICO_INTROSPECTION)');
  const { supergraph } = await plannerInTurns(supergraphSdl);
  return `${printSchema(supergraph.apiSchema().toGraphQLJSSchema())}\n`;
}

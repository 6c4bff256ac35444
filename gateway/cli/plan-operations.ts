// Part of every build: plans each named operation of the client once, so that no start has to. Prints nothing; an operation that the supergraph cannot answer yet is left out.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { QueryPlan } from '@apollo/query-planner';
import { Kind, type DocumentNode } from 'graphql';
import { sha256 } from '#kernel/crypto.js';
import { BUILT_PLANS, planKey, readBuiltPlans } from '#client/built-plans.js';
import { plannerOf } from '#client/planner.js';

const BUILT = fileURLToPath(new URL('../../', import.meta.url));
const GENERATED = '.generated.js';
const BUNDLE = 'bundle'; // is made anew at the same time, and has no operations of its own

async function operations(): Promise<readonly DocumentNode[]> {
  const files = readdirSync(BUILT).filter((folder) => folder !== BUNDLE && statSync(join(BUILT, folder)).isDirectory())
    .flatMap((folder) => readdirSync(join(BUILT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))).filter((file) => file.endsWith(GENERATED)).toSorted();
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(BUILT, file)).href) as Promise<Readonly<Record<string, unknown>>>));
  return modules.flatMap((exported) => Object.values(exported)).filter(isDocument);
}

const isDocument = (value: unknown): value is DocumentNode => typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

const sdl = readFileSync(new URL('../../../gateway/contract/supergraph.graphql', import.meta.url), 'utf8');
const supergraph = sha256(sdl);
const before = readBuiltPlans(supergraph);
const plans = (await operations()).map((operation): readonly [string, QueryPlan | undefined] => {
  const key = planKey(operation);
  return [key, before?.plans[key] ?? planned(operation)];
});
const people = before?.people ?? plannerOf(sdl).peopleSchema();
writeFileSync(BUILT_PLANS, JSON.stringify({ supergraph, people, plans: Object.fromEntries(plans) }));

function planned(operation: DocumentNode): QueryPlan | undefined {
  try {
    return plannerOf(sdl).planOf(operation);
  } catch {
    return undefined; // its types are about to be generated; whoever calls it plans it, and learns why that is impossible
  }
}

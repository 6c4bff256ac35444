import { existsSync, readFileSync } from 'node:fs';
import type { QueryPlan } from '@apollo/query-planner';
import { print, type DocumentNode } from 'graphql';
import { sha256 } from '#kernel/crypto.js';
import type { PeopleSchema } from './planner.js';

/** What the build derives from the supergraph, so that no start has to. */
export interface BuiltPlans {
  /** The SHA-256 of the supergraph that all of it belongs to. */
  readonly supergraph: string;
  readonly people: PeopleSchema;
  /** The plans of the named operations, by {@link planKey}. */
  readonly plans: Readonly<Record<string, QueryPlan>>;
}

/** Written behind every compilation. */
export const BUILT_PLANS = new URL('plans.json', import.meta.url);

/** An operation's key among the plans. */
export const planKey = (operation: DocumentNode): string => sha256(print(operation));

const known = new Map<string, BuiltPlans | undefined>();

/** What the build derived from this supergraph; undefined when it was built from another one. */
export function builtPlansOf(supergraphSdl: string): BuiltPlans | undefined {
  if (!known.has(supergraphSdl)) known.set(supergraphSdl, readBuiltPlans(sha256(supergraphSdl)));
  return known.get(supergraphSdl);
}

/** The file as it is, if it belongs to the supergraph. */
export function readBuiltPlans(supergraph: string): BuiltPlans | undefined {
  if (!existsSync(BUILT_PLANS)) return undefined;
  const built = JSON.parse(readFileSync(BUILT_PLANS, 'utf8')) as BuiltPlans;
  return built.supergraph === supergraph ? built : undefined;
}

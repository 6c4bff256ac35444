import { Failure } from '#contract/failure.js';
import type { ToolCatalog } from '#mcp/catalog-of.js';
import type { ToolContext } from '#mcp/tool.js';

/** The catalog of a call of this module; the engine answers for there being one. */
export function requireCatalog({ catalog }: Pick<ToolContext, 'catalog'>): ToolCatalog {
  if (!catalog) throw new Failure('NOT_FOUND', 'There is no catalog');
  return catalog;
}

/** What the graph answers of that catalog; gone only where it was removed meanwhile. */
export function requireFound<T extends object>(catalog: T | null): T {
  if (!catalog) throw new Failure('NOT_FOUND', 'There is no such catalog');
  return catalog;
}

/** The only record of an answer. */
export function requireFirst<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Failure('NOT_FOUND', 'The record is gone');
  return first;
}

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { ConsolePromiseRulesDocument, type ConsolePromiseRulesQuery } from './operations/console-promise-rules.generated.js';

/** Everything that promises follow. */
export type PromiseRules = ConsolePromiseRulesQuery;

/** A location with its calendar. */
export type LocationRules = PromiseRules['locations'][number];

/** Read what promises follow. */
export const usePromiseRules = (): UseQueryResult<PromiseRules> => useQuery({ queryKey: ['promise rules'], queryFn: ({ signal }) => ask(ConsolePromiseRulesDocument, {}, { signal }) });

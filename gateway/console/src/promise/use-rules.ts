import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { queryClient } from '../graph/query-client.js';
import { ConsolePromiseRulesDocument, type ConsolePromiseRulesQuery } from './operations/console-promise-rules.generated.js';

/** Everything that promises follow. */
export type PromiseRules = ConsolePromiseRulesQuery;

/** A location with its calendar. */
export type LocationRules = PromiseRules['locations'][number];

const RULES = queryOptions({ queryKey: ['promise rules'], queryFn: ({ signal }) => ask(ConsolePromiseRulesDocument, {}, { signal }) });

/** Read what promises follow. */
export const usePromiseRules = (): UseQueryResult<PromiseRules> => useQuery(RULES);

/** Read it now, whenever it was read. */
export const readPromiseRules = (): Promise<PromiseRules> => queryClient.query({ ...RULES, staleTime: 0 });

/** Read the calendar of a location now, by the code of the location; undefined where it is gone. */
export const readCalendar = async (code: string): Promise<LocationRules['calendar'] | undefined> => (await readPromiseRules()).locations.find((one) => one.code === code)?.calendar;

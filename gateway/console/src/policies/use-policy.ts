import { keepPreviousData, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SaveReturnPolicyInput } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { queryClient } from '../graph/query-client.js';
import { ConsoleExplainReturnableDocument, type ConsoleExplainReturnableQuery } from './operations/console-explain-returnable.generated.js';
import { ConsoleOrdersToTryDocument } from './operations/console-orders-to-try.generated.js';
import { ConsoleReturnPolicyDocument, type ConsoleReturnPolicyQuery } from './operations/console-return-policy.generated.js';
import type { ConsoleReturnPolicyViewFragment } from './operations/console-return-policy-view.generated.js';
import { ConsoleSimulateReturnPolicyDocument, type ConsoleSimulateReturnPolicyQuery } from './operations/console-simulate-return-policy.generated.js';

/** The rules by which goods are taken back. */
export type Policy = ConsoleReturnPolicyViewFragment;

/** What of an order can be returned. */
export type Returnable = ConsoleExplainReturnableQuery['explainReturnable'];

/** What a draft would have meant for the last days. */
export type PastReturns = ConsoleSimulateReturnPolicyQuery['simulateReturnPolicy'];

const POLICY = queryOptions({ queryKey: ['return policy'], queryFn: ({ signal }) => ask(ConsoleReturnPolicyDocument, {}, { signal }) });

/** Read the policy with its earlier versions and the portal. */
export const useReturnPolicy = (): UseQueryResult<ConsoleReturnPolicyQuery> => useQuery(POLICY);

/** Read the policy now, whenever it was read. */
export const readReturnPolicy = async (): Promise<Policy> => (await queryClient.query({ ...POLICY, staleTime: 0 })).returnPolicy;

/** What of an order can be returned, by what is saved or with a change that is not; nothing is asked without an order. */
export const useReturnable = (reference: string | undefined, change: SaveReturnPolicyInput | null = null): UseQueryResult<Returnable> => useQuery({
  queryKey: ['returnable', reference, change], enabled: reference !== undefined, placeholderData: keepPreviousData, meta: { kinds: ['RETURN', 'SHIPMENT'] },
  queryFn: async ({ signal }) => (await ask(ConsoleExplainReturnableDocument, { reference: reference ?? '', change }, { signal })).explainReturnable,
});

/** What a draft would have meant for the orders and returns of the last 30 days. */
export const usePastReturns = (change: SaveReturnPolicyInput | null): UseQueryResult<PastReturns> => useQuery({
  queryKey: ['simulated returns', change], enabled: change !== null, placeholderData: keepPreviousData, queryFn: async ({ signal }) => (await ask(ConsoleSimulateReturnPolicyDocument, { input: { change: change ?? {} } }, { signal })).simulateReturnPolicy,
});

/** Orders that left, to try the policy on; none until they are known. */
export const useOrdersToTry = (): readonly string[] => useQuery({ queryKey: ['orders to try'], queryFn: ({ signal }) => ask(ConsoleOrdersToTryDocument, {}, { signal }) }).data?.orders.nodes.map(({ number }) => number) ?? NONE;

const NONE: readonly string[] = [];

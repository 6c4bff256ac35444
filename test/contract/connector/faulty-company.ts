import { Kind } from 'graphql';
import type { Call } from '#client/call.js';
import { openAssistantCompany } from '../tools/assistant-company.js';

type Asked = Parameters<Call>;

/** What becomes of an operation instead of its answer; undefined lets it through. */
export type Fault = (...asked: Asked) => Promise<unknown> | undefined;

const nameOf = ([{ definitions }]: Asked): string => definitions.map((one) => (one.kind === Kind.OPERATION_DEFINITION ? one.name?.value : undefined)).find(Boolean) ?? '';

/** A company whose operations fail as tests say, by the names of the operations. */
export async function openFaultyCompany(settings: Omit<NonNullable<Parameters<typeof openAssistantCompany>[0]>, 'between'> = {}) {
  const faults = new Map<string, Fault>();
  const between = (call: Call): Call => ((...asked: Asked) => faults.get(nameOf(asked))?.(...asked) ?? call(...asked)) as Call;
  const all = await openAssistantCompany({ ...settings, between });
  return {
    ...all, faults,
    /** An operation that never answers. */
    hang: (operation: string) => faults.set(operation, () => new Promise(() => undefined)),
    fail: (operation: string, error: Error) => faults.set(operation, () => Promise.reject(error)),
    heal: () => { faults.clear(); },
  };
}

/** One that is open. */
export type FaultyCompany = Awaited<ReturnType<typeof openFaultyCompany>>;

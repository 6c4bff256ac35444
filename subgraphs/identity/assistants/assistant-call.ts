import type { Instant } from '#kernel/clock.js';
import { isUuid } from '#kernel/ids.js';
import { fits } from '#contract/fits.js';

/** How a call of a tool ended: it worked, the tool said why it did not, or the module failed. */
export type AssistantCallOutcome = 'OK' | 'REFUSED' | 'FAILED';

/** A call of a tool by an AI client: never what was asked, nor what was answered. */
export interface AssistantCall {
  readonly companyId: number;
  readonly accountId: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly tool: string;
  readonly outcome: AssistantCallOutcome;
  readonly durationMilliseconds: number;
  readonly calledAt: Instant;
}

/** How long calls are kept. */
export const KEPT_MILLISECONDS = 7_776_000_000; // 90 days

const LONGEST_CLIENT_NAME = 120;
/** The names of tools (3-decisions, M): anything else that a client calls is its own text, which is not kept. */
const TOOL = /^[a-z0-9_]{1,60}$/;

/** Whether a call can be kept as it was reported. */
export const isKeepable = ({ accountId, clientId, clientName, tool, durationMilliseconds }: AssistantCall): boolean =>
  isUuid(accountId) && isUuid(clientId) && fits(clientName, LONGEST_CLIENT_NAME) && TOOL.test(tool) && durationMilliseconds >= 0;

import type { Reply } from '#kit/answer.js';
import type { ToolRefusal } from '#mcp/refusal.js';
import { said } from '#mcp/said.js';
import { refusalReply } from './refusal-reply.js';

/** Headers of every answer of a module, for the description. */
export const MODULE_HEADERS = {
  'X-Service-Tools-Version': 'The version of the tool contract.', 'X-Service-Request-Id': 'The caller\'s own id of the request, where it sent one; not of the brain module.',
} as const;

/** Headers of a list that is answered. */
export const LISTED_HEADERS = { ETag: 'Sent again in If-None-Match it gets 304 while nothing changed.' } as const;

/** Headers of a list. */
export const LIST_HEADERS = {
  Vary: 'What the list depends on.', 'Content-Language': 'The language of its texts.',
} as const;

const COMPANY: readonly ToolRefusal[] = [
  { code: 'company_required', message: 'Name the company with the header X-Service-Company, by its number' },
  { code: 'company_forbidden', message: 'You have no access to this module in this company' },
  { code: 'company_not_ready', message: said('en', 'companyNotReady', { company: 'Demo' }) },
  { code: 'unsupported_version', message: 'This version of the tool contract is not supported', supported: [1] },
];

const TOOL: readonly ToolRefusal[] = [
  { code: 'unknown_tool', message: 'There is no tool serch_orders; did you mean search_orders?', nearest: 'search_orders' },
  { code: 'permission_denied', message: 'This needs the permission commerce.write, which you do not have in Demo', permission: 'commerce.write' },
  { code: 'invalid_arguments', message: 'The arguments of get_order cannot be used: order is required', details: [{ field: 'order', error: 'is required' }] },
];

const asReplies = (refusals: readonly ToolRefusal[]): Readonly<Record<string, Reply>> => Object.fromEntries(refusals.map((refusal) => [refusal.code, refusalReply(refusal, 'catalog')]));

/** The refusals of a list, for the description. */
export const LIST_REFUSALS = asReplies(COMPANY);

/** The refusals of a call, for the description. */
export const RUN_REFUSALS = asReplies([...COMPANY, ...TOOL]);

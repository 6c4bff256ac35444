import type { Reply } from '#kit/answer.js';
import type { ToolRefusal } from '#mcp/refusal.js';
import type { MODULE_HOSTS } from './module-of.js';

const STATUS = {
  company_required: 400, company_forbidden: 403, company_not_ready: 409, unsupported_version: 400, unknown_tool: 404, permission_denied: 403, invalid_arguments: 422,
} as const satisfies Record<ToolRefusal['code'], number>;

const NOT_SET_UP = 404;

type Write = (refusal: ToolRefusal) => Record<string, unknown>;

/** `{code, message}`, and what belongs to the code. */
const coded: Write = (refusal) => ({ ...refusal });

/** The validation shape: the messages of each field. */
function validation({ message, details }: Extract<ToolRefusal, { code: 'invalid_arguments' }>): Record<string, unknown> {
  const errors = new Map<string, string[]>();
  for (const { field, error } of details) errors.set(field, [...errors.get(field) ?? [], error]);
  return { message, errors: Object.fromEntries(errors) };
}

function validationOrCoded(refusal: ToolRefusal): Record<string, unknown> {
  return refusal.code === 'invalid_arguments' ? validation(refusal) : coded(refusal);
}

const OF_THE_COMPANY: ReadonlySet<ToolRefusal['code']> = new Set<ToolRefusal['code']>(['company_required', 'company_forbidden', 'company_not_ready']);

/** The knowledge module says of a company a message alone. */
const plainOfCompanies: Write = (refusal) => (OF_THE_COMPANY.has(refusal.code) ? { message: refusal.message } : validationOrCoded(refusal));

/** The words of each module (document 3, Errors, M; decisions, M). */
const DIALECTS: Readonly<Record<(typeof MODULE_HOSTS)[number], Write>> = {
  brain: plainOfCompanies,
  catalog: (refusal) => (refusal.code === 'invalid_arguments' ? { code: refusal.code, ...validation(refusal), details: refusal.details } : coded(refusal)),
  commerce: validationOrCoded,
  intelligence: validationOrCoded,
};

/** A refusal as its module answers it: the knowledge module has no 409. */
export const refusalReply = (refusal: ToolRefusal, module: (typeof MODULE_HOSTS)[number]): Reply =>
  ({ status: module === 'brain' && refusal.code === 'company_not_ready' ? NOT_SET_UP : STATUS[refusal.code], body: DIALECTS[module](refusal) });

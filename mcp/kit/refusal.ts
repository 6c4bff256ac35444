import type { Language } from '#contract/languages.js';
import type { Permission } from '#contract/permissions.js';
import type { ArgumentProblem } from './argument-problems.js';
import { said } from './said.js';

/** Why the tools of a module cannot be used, or one of them not so, in the codes of document 3 (Errors, M). */
export type ToolRefusal =
  | { readonly code: 'company_required' | 'company_forbidden' | 'company_not_ready'; readonly message: string }
  | { readonly code: 'unsupported_version'; readonly message: string; readonly supported: readonly number[] }
  | { readonly code: 'unknown_tool'; readonly message: string; readonly nearest?: string }
  | { readonly code: 'permission_denied'; readonly message: string; readonly permission: Permission }
  | { readonly code: 'invalid_arguments'; readonly message: string; readonly details: readonly ArgumentProblem[] };

/** A refusal that a step throws and {@link runTool} answers. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly refusal: ToolRefusal) {
    super(refusal.code);
  }
}

const COMPANY_WORDS = { company_required: 'companyRequired', company_forbidden: 'companyForbidden', company_not_ready: 'companyNotReady' } as const;

/** The refusal of a company. */
export const companyRefused = (code: keyof typeof COMPANY_WORDS, language: Language, company = ''): Refused =>
  new Refused({ code, message: said(language, COMPANY_WORDS[code], { company }) });

import type { Language } from '#contract/languages.js';
import { Refused } from '#mcp/refusal.js';
import { said } from '#mcp/said.js';

const SUPPORTED: readonly number[] = [1];

/** Refuse a version of the tool contract that is not supported; none is the latest. */
export function requireVersion(version: string | undefined, language: Language): void {
  if (version === undefined || SUPPORTED.some((one) => String(one) === version)) return;
  throw new Refused({ code: 'unsupported_version', message: said(language, 'unsupportedVersion'), supported: SUPPORTED });
}

import type { Failure } from '#contract/failure.js';
import type { Language } from '#contract/languages.js';
import { nextToolOf } from './advised.js';
import { cutResult } from './cut-result.js';
import { failureSentence } from './failure-sentence.js';
import { said } from './said.js';

/** A CallToolResult of MCP as JSON. */
export interface ToolResult {
  readonly json: string;
  readonly isError: boolean;
}

interface Written {
  readonly isError?: boolean;
  /** How to ask for less: with limit unless it is a matter of days. */
  readonly cut?: 'cut' | 'cutPeriod';
  readonly language: Language;
}

/** A result: its text is the compact JSON of its structured content, written once. */
export function toolResult(content: Readonly<Record<string, unknown>>, { isError = false, cut = 'cut', language }: Written): ToolResult {
  const record = isError || cut === 'cutPeriod' ? undefined : (parts: string): string => said(language, 'cutParts', { parts });
  const text = cutResult(content, { result: said(language, cut), versioned: said(language, 'cutRecord'), record });
  return { isError, json: `{"content":[{"type":"text","text":${JSON.stringify(text)}}],"structuredContent":${text}${isError ? ',"isError":true' : ''}}` };
}

/** What failed, as a result: models read what to do next. */
export interface ToolProblem {
  readonly code: string;
  readonly message: string;
  readonly requestId: string;
  /** The tool to call next, with its prefix. */
  readonly next?: string | undefined;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A problem as a result with isError. */
export const problemResult = ({ code, message, requestId, next, more }: ToolProblem, language: Language): ToolResult =>
  toolResult({ error: { code, message, ...more, ...(next !== undefined && { next_tool: next, advice: said(language, 'next', { tool: next }) }), request_id: requestId } }, { isError: true, language });

interface FailureAdvice {
  readonly requestId: string;
  readonly next?: string | undefined;
  readonly language: Language;
}

/** A failure of the domain: its code, a sentence of it, the reason in its own words, which are English, where the sentence is not these, and its details. */
export function failureResult(failure: Failure, { requestId, next, language }: FailureAdvice): ToolResult {
  const { code, message: reason, details } = failure;
  const message = failureSentence(failure, { requestId, language });
  return problemResult({ code: code.toLowerCase(), message, requestId, next: nextToolOf(failure, next), more: { ...(message !== reason && { reason }), ...(Object.keys(details).length > 0 && { details }) } }, language);
}

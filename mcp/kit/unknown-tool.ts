import type { Language } from '#contract/languages.js';
import { nearest } from '#kernel/nearest.js';
import { said } from './said.js';
import { shortened } from './shortened.js';

const LONGEST_NAME = 60;

/** What is said of a tool that there is not, with the one of these names that was probably meant. */
export function unknownTool(name: string, names: readonly string[], language: Language): { readonly message: string; readonly nearest?: string } {
  const message = said(language, 'unknownTool', { tool: shortened(name, LONGEST_NAME) });
  const like = nearest(name, names);
  return like === undefined ? { message } : { message: `${message}; ${said(language, 'nearest', { nearest: like })}`, nearest: like };
}

import { findTools } from './find-tools.js';
import { allowedTools, definitions, type WriteDefinition } from './definitions.js';
import { inCompany, type InCompany } from './in-company.js';
import type { AskedModule, ToolCalling } from './tool-calling.js';

/** The tools of a module that a caller may use in a company. */
export interface ListedTools extends InCompany {
  /** Their definitions as the entries of a JSON array. */
  readonly entries: string;
}

/** List them, sorted by name; throws Refused. */
export async function listTools(asked: AskedModule, calling: ToolCalling, write: WriteDefinition): Promise<ListedTools> {
  const where = await inCompany(asked, calling);
  const tools = allowedTools((await findTools())[asked.module], where.company.permissions);
  return { ...where, entries: definitions(tools, asked.language, write) };
}

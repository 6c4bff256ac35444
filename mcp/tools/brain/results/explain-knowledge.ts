import type { Failure } from '#contract/failure.js';
import type { ToolRun } from '#mcp/tool.js';
import { ABOUT, ABOUT_ONE } from './about.js';
import { explainColleague } from './colleague.js';
import { adviseAbout } from './named-records.js';

/** A failure of what notes and tasks take, with what else their writer should know: whom one can name, and which tool finds a record. */
export async function explainKnowledge(failure: Failure, run: ToolRun, given: Readonly<Record<string, unknown>>): Promise<Failure> {
  const explained = await explainColleague(failure, run, given['assignee']);
  const about = ABOUT_ONE.or(ABOUT).safeParse(given['about']).data;
  return explained === failure ? adviseAbout(failure, { about }) : explained;
}

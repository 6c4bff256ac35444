import type { AssistantCaller } from './assistant-access.js';
import type { AssistantUser } from './assistant-user.js';
import { findTools } from './find-tools.js';
import type { RecordedCall } from './record-calls.js';
import type { AskedTool } from './tool-calling.js';

/** The tool that is called, and in which company. */
export type CalledTool = Pick<AskedTool, 'module' | 'name' | 'companyId'>;

/** Record what came of a call of a tool that began at some time. What is the name of no tool is a client's own words, which are not kept. */
export async function recordToolCall({ module, name, companyId }: CalledTool, { records, user, clock }: AssistantCaller, { outcome, begun }: Pick<RecordedCall, 'outcome'> & { readonly begun: Date }): Promise<void> {
  if (!(await findTools())[module].has(name)) return;
  records.note({
    companyId: companyOf(companyId, user), accountId: user.id, clientId: user.clientId, clientName: user.clientName, tool: `${module}_${name}`,
    outcome, durationMilliseconds: Math.max(0, clock.now().getTime() - begun.getTime()), calledAt: begun.toISOString(),
  });
}

const NO_COMPANY = 0;

/** Whose records a call is in: what is asked of a company of others is none of its business. */
const companyOf = (asked: number | undefined, { companies, activeCompanyId }: AssistantUser): number => companies.find(({ id }) => id === asked)?.id ?? activeCompanyId ?? NO_COMPANY;

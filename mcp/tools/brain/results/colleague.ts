import type { Failure } from '#contract/failure.js';
import { nearest } from '#kernel/nearest.js';
import { advised } from '#mcp/advised.js';
import { mayDo } from '#mcp/assistant-user.js';
import type { ToolContext, ToolRun } from '#mcp/tool.js';
import { FindColleaguesDocument } from '../operations/find-colleagues.generated.js';

const [ME, MOST_COLLEAGUES] = ['me', 200] as const;

/** A person of the company as the graph takes them, by their e-mail address: `me` is who asks. */
export const colleagueOf = (given: string | undefined, { company, user }: Pick<ToolContext, 'company' | 'user'>): string | undefined =>
  (given?.trim().toLowerCase() === ME ? company?.userId ?? user.email : given);

/** A failure about who is to do something: whom one can name, and to who may see the people of the company also whom was probably meant. */
export async function explainColleague(failure: Failure, run: ToolRun, assignee: unknown): Promise<Failure> {
  const field = Object.keys(failure.details).find((name) => name === 'assignee' || name.endsWith('.assignee'));
  if (failure.code !== 'BAD_INPUT' || field === undefined || typeof assignee !== 'string') return failure;
  const meant = await meantBy(assignee, run).catch(() => undefined);
  const sentence = `is nobody of the company: give ${ME}, or the e-mail address of a colleague who works there${meant === undefined ? '' : `; did you mean ${meant}?`}`;
  return advised({ code: failure.code, message: failure.message, details: { ...failure.details, [field]: [sentence], ...(meant !== undefined && { nearest: meant }) } }, undefined);
}

async function meantBy(assignee: string, { call, context, toolContext: { company } }: ToolRun): Promise<string | undefined> {
  if (!company || !mayDo(company, 'company.manage')) return undefined;
  const { people: { nodes } } = await call(FindColleaguesDocument, { first: MOST_COLLEAGUES }, context);
  const emails = new Map(nodes.filter(({ deactivatedAt }) => deactivatedAt === null).flatMap(({ email, name }) => [email, name, email.split('@', 1)[0] ?? email].map((known) => [known, email] as const)));
  const like = nearest(assignee, [...emails.keys()]);
  return like === undefined ? undefined : emails.get(like);
}

import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import type { Member, Workplace } from '#subgraph-kit/subgraph.js';
import type { ContentDeps } from '../content-deps.js';
import { checkAssignee } from './check-task.js';

/** Who is to do a task, as it is kept. */
export interface Assigned {
  readonly assigneeId: string | null;
  readonly assignee: string | null;
}

/** The company's workplace with a person of it, asked of its owner outside any transaction; throws BAD_INPUT where nobody active in the company has this id or e-mail address. */
export async function findAssignee({ readWorkplace }: Pick<ContentDeps, 'readWorkplace'>, context: CallContext, { assignee, field = 'assignee' }: { readonly assignee: string; readonly field?: string }): Promise<Workplace & { readonly member: Member }> {
  checkAssignee(assignee);
  const { member, ...workplace } = await readWorkplace(context, assignee.trim());
  if (!member) throw new Failure('BAD_INPUT', 'Nobody active in the company has this id or e-mail address', { [field]: ['is nobody of the company'] });
  return { ...workplace, member };
}

/** The person as a task keeps them. */
export const assignedTo = (member: Member): Assigned => ({ assigneeId: member.id, assignee: member.email });

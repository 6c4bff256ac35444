import { canonicalJson } from '#kernel/canonical-json.js';
import { instant } from '#kernel/clock.js';
import { isUuid } from '#kernel/ids.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { dayIn } from '#contract/shopper-zone.js';
import type { Connection } from '#subgraph-kit/connection.js';
import { keysetOf } from '#subgraph-kit/keyset.js';
import type { PageRequest } from '#subgraph-kit/page-request.js';
import { checkSearch } from '#subgraph-kit/search/check-search.js';
import { ifGiven, type Condition } from '#subgraph-kit/search/condition.js';
import { narrowed } from '#subgraph-kit/search/narrowed.js';
import type { ContentDeps } from '../content-deps.js';
import { wantedWords } from '../search/draft-words.js';
import { keptAbout, type RecordReference } from './about.js';
import { findAssignee } from './find-assignee.js';
import { findIdsOfRecord } from './find-ids-of-record.js';
import { requireKnowledgeReader } from './knowledge-access.js';
import { dayProblem } from './recurrence.js';
import type { Task, TaskStatus } from './task.js';
import { criteriaOfTasks, findTask, findTasks, NO_DAY } from './task.store.js';

/** Which tasks are listed: those that fulfil all conditions. */
export interface TaskFilter {
  readonly search?: string | null | undefined;
  readonly status?: TaskStatus | null | undefined;
  /** An id or an e-mail address. */
  readonly assignee?: string | null | undefined;
  readonly dueFrom?: string | null | undefined;
  readonly dueBefore?: string | null | undefined;
  readonly overdue?: boolean | null | undefined;
  readonly about?: RecordReference | null | undefined;
}

/** A page of tasks, the first due first and those that are due at no day last. */
export async function listTasks(deps: ContentDeps, context: CallContext, { filter, page }: { readonly filter: TaskFilter | null | undefined; readonly page: PageRequest }): Promise<Connection<Task>> {
  const { database, cursors } = deps;
  const { companyId } = context.principal;
  requireKnowledgeReader(context.principal);
  const conditions = await conditionsOf(deps, context, filter ?? {});
  const keys = keysetOf(cursors, page, { list: `tasks ${String(companyId)} ${canonicalJson(filter ?? {})}`, columns: ['t.due_on', 't.id'] });
  return keys.page(await findTasks(database, companyId, { conditions, keys }), ({ dueOn, id }) => [dueOn ?? NO_DAY, id]);
}

/** A task by id, or the one that it was merged into; null where the company has none. */
export async function readTask({ database }: ContentDeps, { principal }: CallContext, { id }: { readonly id: string }): Promise<Task | null> {
  requireKnowledgeReader(principal);
  return await findTask(database, principal.companyId, id) ?? null;
}

async function conditionsOf(deps: ContentDeps, context: CallContext, filter: TaskFilter): Promise<Condition[]> {
  const { companyId } = context.principal;
  const about = await Promise.all(checkFilter(filter).map(async (record) => ({ kind: record.kind, ids: await findIdsOfRecord(deps.database, companyId, record) })));
  const words = wantedWords(checkSearch(filter.search)?.text ?? '');
  const found = await narrowed(criteriaOfTasks(deps.database, companyId, { words, about }), 't.id');
  const assigneeId = await assigneeOf(deps, context, filter.assignee);
  return [
    ...(filter.status == null ? [{ sql: "t.status <> 'MERGED'", parameters: [] }] : [{ sql: 't.status = ?', parameters: [filter.status] }]),
    ...ifGiven('t.assignee_id = ?', assigneeId), ...ifGiven('t.due_on >= ?', filter.dueFrom ?? undefined), ...ifGiven('t.due_on < ?', filter.dueBefore ?? undefined),
    ...(filter.dueFrom == null ? [] : [{ sql: 't.due_on < ?', parameters: [NO_DAY] }]), ...await overdueCondition(deps, context, filter.overdue), ...found,
  ];
}

/** The id of a person; one by an e-mail address is asked of the owner of people. */
const assigneeOf = async (deps: ContentDeps, context: CallContext, assignee: string | null | undefined): Promise<string | undefined> => {
  if (assignee == null) return undefined;
  return isUuid(assignee) ? assignee.toLowerCase() : (await findAssignee(deps, context, { assignee, field: 'filter.assignee' })).member.id;
};

/** That tasks are overdue, or that they are not: open, and due before today where the company works. */
async function overdueCondition({ readWorkplace, clock }: ContentDeps, context: CallContext, overdue: boolean | null | undefined): Promise<Condition[]> {
  if (overdue == null) return [];
  const today = dayIn((await readWorkplace(context, null)).timeZone, instant(clock));
  return [{ sql: overdue ? "t.status = 'OPEN' AND t.due_on < ?" : "(t.status = 'DONE' OR t.due_on >= ?)", parameters: [today] }];
}

/** Throws BAD_INPUT for days and records that there cannot be; answers the record. */
function checkFilter({ dueFrom, dueBefore, about }: TaskFilter): RecordReference[] {
  const problems = new Problems();
  for (const [field, day] of Object.entries({ dueFrom, dueBefore })) if (day != null) problems.add(`filter.${field}`, dayProblem(day));
  const records = about == null ? [] : keptAbout([about], problems, 'filter.about');
  problems.refuse('The filter is not valid');
  return records;
}

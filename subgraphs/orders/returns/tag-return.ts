import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import { keptTags, requireTagChange, tagsAfter, type GivenTags } from '#subgraph-kit/tags/tags.js';
import type { OrdersDeps } from '../orders-deps.js';
import { requireReturn } from './read-returns.js';
import { returnEvent } from './return-events.js';
import { saveTagsOfReturn } from './return.store.js';
import type { Return } from './return.js';

/** Which return, and its tags to change. */
export interface TagReturn extends GivenTags {
  readonly reference: string;
}

/** Add tags to a return and remove others; a tag in both lists is removed. Tags that it has, or has not, already change nothing. */
export function tagReturn(deps: OrdersDeps, context: CallContext, { reference, add, remove }: TagReturn): Promise<Return> {
  const { principal } = context;
  requirePermission(principal, 'commerce.write');
  requireTagChange({ add, remove });
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name: 'tagReturn' }, async () => {
    const before = await requireReturn(transaction, context, reference);
    const tags = tagsAfter(before.tags, { add: keptTags(add), remove: keptTags(remove) });
    if (tags.length === before.tags.length && tags.every((tag, index) => tag === before.tags[index])) return before;
    const saved = await saveTagsOfReturn(transaction, principal.companyId, { before, after: { ...before, tags } });
    const event = returnEvent('return.tags_changed', saved, context);
    await deps.outbox.append(transaction, principal.companyId, [{ ...event, payload: { ...event.payload, tags, previousTags: before.tags } }]);
    return saved;
  }));
}

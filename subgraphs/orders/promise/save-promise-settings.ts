import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { OrdersDeps } from '../orders-deps.js';
import { MOST_SECONDS, type PromiseSettings } from './promise-settings.js';
import { findPromiseSettings, writePromiseSettings } from './promise-settings.store.js';

/** What of the settings changes; what is left out stays. */
export type SavePromiseSettings = { readonly [Field in keyof PromiseSettings]?: PromiseSettings[Field] | null | undefined };

const LONGEST_CHANNEL = 60;

/** Change how delivery is promised; needs commerce.manage. */
export function savePromiseSettings({ database, clock, outbox }: OrdersDeps, context: CallContext, given: SavePromiseSettings): Promise<PromiseSettings> {
  const { companyId } = context.principal;
  requirePermission(context.principal, 'commerce.manage');
  checkSettings(given);
  return database.inTransaction((transaction) => commandOnce(transaction, { context, clock, name: 'savePromiseSettings' }, async () => {
    await transaction.takeChangeSequence(companyId); // serializes with other changes of the settings
    const before = await findPromiseSettings(transaction, companyId);
    const after = changedSettings(before, given);
    await writePromiseSettings(transaction, companyId, after);
    transaction.recordChange({ kind: 'promiseSettings', id: String(companyId), before, after });
    await outbox.append(transaction, companyId, [{ type: 'promise_settings.saved', cause: context, payload: { ...after } }]);
    return after;
  }));
}

/** The settings after a change. */
export const changedSettings = (before: PromiseSettings, given: SavePromiseSettings): PromiseSettings => ({
  defaultChannel: given.defaultChannel?.trim() ?? before.defaultChannel, pickup: given.pickup ?? before.pickup, cacheSeconds: given.cacheSeconds ?? before.cacheSeconds,
});

/** How delivery is promised; needs commerce.read. */
export function readPromiseSettings({ database }: OrdersDeps, { principal }: CallContext): Promise<PromiseSettings> {
  requirePermission(principal, 'commerce.read');
  return findPromiseSettings(database, principal.companyId);
}

/** BAD_INPUT with what of a change could not be saved. */
export function checkSettings({ defaultChannel, cacheSeconds }: SavePromiseSettings): void {
  const problems = new Problems();
  problems.add('defaultChannel', defaultChannel == null || (defaultChannel.trim() !== '' && defaultChannel.length <= LONGEST_CHANNEL) ? undefined : `must be 1 to ${String(LONGEST_CHANNEL)} characters`);
  problems.add('cacheSeconds', cacheSeconds == null || (cacheSeconds >= 0 && cacheSeconds <= MOST_SECONDS) ? undefined : `must be from 0 to ${String(MOST_SECONDS)}`);
  problems.refuse('The settings are not valid');
}

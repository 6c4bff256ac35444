import { canonicalJson } from '#kernel/canonical-json.js';
import { sha256 } from '#kernel/crypto.js';
import { unclaimedCommand, type CallContext } from '#contract/principal.js';

/** The command id of a parcel report: the same report of the same warehouse is processed once, even concurrently. */
export const arrivedOnce = (context: CallContext, report: object): CallContext =>
  ({ ...context, command: context.command ?? unclaimedCommand(`arrival:${sha256(canonicalJson({ ...report, warehouse: context.principal.warehouseId }))}`) });

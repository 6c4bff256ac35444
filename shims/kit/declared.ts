import type { Access } from './access/access.js';
import type { BodyReader } from './body/body-reader.js';
import type { CallLog } from './call-log.js';
import type { Cors } from './cors.js';
import type { Limit } from './limits/limit.js';
import type { Caller } from './route.js';

/** What a surface, or a row of it, wants of the pipeline. */
export interface Declared<C extends Caller> {
  readonly access: Access<C>;
  readonly callLog: CallLog;
  /** Counted in this order; those by address before anybody is asked who calls. */
  readonly limits: readonly Limit<C>[];
  /** Pages of which origins may read its answers; none unless given. */
  readonly cors?: Cors<C>;
  readonly body: BodyReader;
}

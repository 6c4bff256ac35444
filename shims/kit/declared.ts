import type { Access } from './access/access.js';
import type { BodyReader } from './body/body-reader.js';
import type { CallLog } from './call-log.js';
import type { Cors } from './cors.js';
import type { Limit } from './limits/limit.js';
import type { Caller } from './route.js';

/** What a surface or a route declares of the pipeline. */
export interface Declared<C extends Caller> {
  readonly access: Access<C>;
  readonly callLog: CallLog;
  /** Counted in this order; those by address before authentication. */
  readonly limits: readonly Limit<C>[];
  /** Which origins may read its answers; none unless given. */
  readonly cors?: Cors<C>;
  readonly body: BodyReader;
  /** Its downloads change something (polls, codes): HEAD is refused, and browsers do not fetch them ahead. */
  readonly effects?: boolean;
}

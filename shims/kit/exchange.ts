import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '#contract/error-codes.js';
import type { Principal } from '#contract/principal.js';
import type { Charset } from './charset.js';
import type { Declared } from './declared.js';
import type { Caller } from './route.js';

/** A keyed call that this process runs: what the subgraphs and the call log know it by. */
export interface Claim {
  readonly callId: string;
  readonly commandId: string;
  readonly owner: string;
  readonly expiresAt: string;
  /** Another request runs it: this one may answer what that one has recorded, and do nothing. */
  readonly recordedOnly?: boolean;
}

/** What a refusal has to know of a call; there is no request where what arrived was none. */
export type Refused = Pick<Exchange, 'requestId' | 'path'> & Partial<Pick<Exchange, 'request'>>;

/** A file of a form. */
export interface UploadedFile {
  /** The form's name for it. */
  readonly field: string;
  /** As the caller named it: never a path of this machine. */
  readonly filename: string;
  /** As the caller said; what it is its bytes tell. */
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** One call on its way through the pipeline: what arrived, and what the steps have found out so far. */
export interface Exchange {
  readonly requestId: string;
  /** Milliseconds of the clock at arrival. */
  readonly startedAt: number;
  readonly method: string;
  /** Path and query exactly as written. */
  readonly target: string;
  /** The path alone, exactly as written. */
  readonly path: string;
  /** The caller's address, proxies seen through. */
  readonly address: string;
  readonly request: IncomingMessage;
  /** Headers every answer of this call carries, whatever its outcome. */
  readonly headers: Record<string, string>;
  routeId?: string;
  principal?: Principal;
  /** Tokens that the caller showed; the call log has none of them. */
  secrets?: readonly string[];
  body?: Buffer;
  /** The files of a form. */
  files?: readonly UploadedFile[];
  /** What its row declares, once that is known; until then it is what its surface declares. */
  declared?: Pick<Declared<Caller>, 'callLog' | 'cors'>;
  /** What the body is written in, where it is not UTF-8. */
  bodyCharset?: Charset;
  claim?: Claim;
  /** Why it was refused, if it was. */
  failure?: ErrorCode;
  /** Whether that was because nothing can be stored. */
  isUnstored?: boolean;
  /** Nothing of this call is kept but its entry in the log. */
  dryRun?: boolean;
}

import type { IncomingMessage } from 'node:http';
import type { HostName } from '#kernel/config.js';
import type { ErrorCode } from '#contract/error-codes.js';
import type { Language } from '#contract/languages.js';
import type { Principal } from '#contract/principal.js';
import type { Charset } from './charset.js';
import type { Declared } from './declared.js';
import type { Caller } from './route.js';

/** The claim of a keyed call that this process runs: its ids in the subgraphs and the call log. */
export interface Claim {
  readonly callId: string;
  readonly commandId: string;
  readonly owner: string;
  readonly expiresAt: string;
  /** Another request with the key is running: this one may only answer the recorded result. */
  readonly recordedOnly?: boolean;
}

/** The fields of a call that a failure writer needs; `request` is missing where the bytes were no HTTP request, `body` where none was read. */
export type Refused = Pick<Exchange, 'requestId' | 'path' | 'language'> & Partial<Pick<Exchange, 'request' | 'host' | 'body'>>;

/** A file of a form. */
export interface UploadedFile {
  /** The name of the form field. */
  readonly field: string;
  /** The file name given by the caller; never used as a path. */
  readonly filename: string;
  /** The media type given by the caller; the bytes decide what the file is. */
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** One call on its way through the pipeline: the request, and the results of the steps so far. */
export interface Exchange {
  readonly requestId: string;
  /** Milliseconds of the clock at arrival. */
  readonly startedAt: number;
  readonly method: string;
  /** Path and query exactly as written. */
  readonly target: string;
  /** The path alone, exactly as written. */
  readonly path: string;
  /** The caller's address, behind trusted proxies; what X-Forwarded-For says, for a surface that believes it. */
  readonly address: string;
  /** The address behind trusted proxies, whatever the caller says. */
  readonly connectedAddress: string;
  /** The host that was called. */
  readonly host: HostName;
  readonly request: IncomingMessage;
  /** Headers of every answer to this call. */
  readonly headers: Record<string, string>;
  routeId?: string;
  principal?: Principal;
  /** The language of the caller, where the interface has one and it is known. */
  language?: Language;
  /** Tokens of the caller, which the call log must not contain. */
  secrets?: readonly string[];
  /** Whose its body is, for the memory of large ones; the connected address's unless it is known. */
  bodyOwner?: string;
  /** Its bytes; of a body that was read on a thread only the first ones. */
  body?: Buffer;
  /** The SHA-256 of a body that was read on a thread. */
  digest?: string;
  /** Gives back the room of its body. */
  leaveRoom?: () => void;
  /** The files of a form. */
  files?: readonly UploadedFile[];
  /** What its route declares, once that is known; until then what the surface declares. */
  declared?: Pick<Declared<Caller>, 'callLog' | 'cors'>;
  /** The charset of the body where it is not UTF-8. */
  bodyCharset?: Charset;
  claim?: Claim;
  /** Why it was refused, if it was. */
  failure?: ErrorCode;
  /** Whether it was refused because nothing can be stored. */
  isUnstored?: boolean;
  /** A dry run: only its entry in the log is kept. */
  dryRun?: boolean;
}

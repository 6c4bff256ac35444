/** A connection as its interface knows it; nothing proves who it is. */
export interface CallingConnection {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly status: string;
  readonly companyId: number;
  readonly companyName: string | null;
  readonly warehouseId: string | null;
  readonly scopes: readonly string[];
  readonly ratePerMinute: number;
  readonly silent: boolean;
  readonly webhooksEnabled: boolean;
  readonly settings: unknown;
}

/** A call as the log has it. */
export interface CallToRepeat {
  /** It is answered under it again. */
  readonly requestId: string;
  /** The name of its interface. */
  readonly surface: string;
  readonly connection: CallingConnection;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly address: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The text of its body; empty where it had none. */
  readonly body: string;
}

/** What a call would be answered now. */
export interface RepeatedCall {
  readonly status: number;
  readonly contentType: string;
  /** Null for files and for what is sent in pieces. */
  readonly body: string | null;
}

/** What a call of a connection would be answered now, by the interface itself as a dry run; never inside a transaction. Rejects with BAD_INPUT where the log has less of the call than its interface needs. */
export type RepeatCall = (call: CallToRepeat) => Promise<RepeatedCall>;

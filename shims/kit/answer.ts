/** What goes back to the caller, encoded. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What the body is sent in, where it is not UTF-8; all of its characters fit. */
  readonly charset?: 'latin1';
}

/** What a row answers, before it is encoded. */
export interface Reply<B = unknown> {
  readonly status: number;
  readonly body: B;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A plain success. */
export const ok = <B>(body: B): Reply<B> => ({ status: 200, body });

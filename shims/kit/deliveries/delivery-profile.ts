/** The header names of a webhook. */
export interface WebhookHeaderNames {
  /** The type of the event. */
  readonly event: string;
  /** The id of the event, the same on every attempt. */
  readonly id: string;
  /** The number of the attempt. */
  readonly attempt: string;
  /** `t=<unix time>,v1=<lowercase hex HMAC-SHA256 of t.body>`, keyed with the whole secret. */
  readonly signature: string;
}

/** How webhooks of one kind are sent. Declared by the surface; a destination refers to it by name. */
export interface DeliveryProfile {
  /** The name that destinations refer to. */
  readonly name: string;
  /** The waits after failed attempts, in milliseconds; the first attempt is immediate, so there is one attempt more than there are waits. */
  readonly waits: readonly number[];
  /** The deadline of an answer, less than the minute of a claim; the sender's default unless given. */
  readonly deadlineMilliseconds?: number;
  /** Whether the status alone is an answer: the body of a success is not read. */
  readonly ignoresBody?: boolean;
  readonly headers: WebhookHeaderNames;
  /** Also the headers of Standard Webhooks, keyed with the decoded bytes after `whsec_`. */
  readonly standardWebhooks: boolean;
  /** The field of the body that has the secret itself, or an empty text without one: of receivers that compare it (document 3, J, deprecated). */
  readonly secretField?: string;
  /** Whether it is sent unsigned without a secret; else it is not sent. */
  readonly mayBeUnsigned: boolean;
}

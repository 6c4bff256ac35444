/** The names of the headers that say what a webhook is. */
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

/** How webhooks of one kind are sent. The surface that has them says it; a destination names it. */
export interface DeliveryProfile {
  /** What destinations name. */
  readonly name: string;
  /** The waits after each failed attempt, in milliseconds; the first attempt comes at once, and after one more than there are waits nothing follows. */
  readonly waits: readonly number[];
  /** What a receiver has to answer within, less than the minute of a claim; what the sender gives all others where nothing is said. */
  readonly deadlineMilliseconds?: number;
  readonly headers: WebhookHeaderNames;
  /** Also those of Standard Webhooks, keyed with the decoded bytes behind `whsec_`. */
  readonly standardWebhooks: boolean;
  /** Without a secret it is sent unsigned; else it is not sent. */
  readonly mayBeUnsigned: boolean;
}

interface Fields {
  readonly [name: string]: unknown;
}

/** What a shipping method promises (document 2, G, ShippingOption). */
export interface Option extends Fields {
  readonly method: string;
  readonly status: string;
  readonly order_by: string | null;
  readonly order_within_minutes: number | null;
  readonly delivery_from: string | null;
  readonly delivery_to: string | null;
  readonly message: string;
}

/** The answer of the delivery promise (document 2, G). */
export interface Answer extends Fields {
  readonly computed_at: string;
  readonly options: readonly Option[];
  readonly pickup?: readonly Fields[];
  readonly message: string;
}

/** Whether a body is an answer, as far as the script reads it. */
export const isAnswer = (body: unknown): body is Answer => body instanceof Object && 'options' in body && Array.isArray(body.options) && 'message' in body;

/** The option that speaks for all: the first that is to be had. */
export const firstOption = ({ options }: Answer): Option | undefined => options.find(({ status }) => status !== 'unavailable') ?? options[0];

const [SECOND, MINUTE, FIVE_MINUTES] = [1000, 60_000, 300_000];

/** An option's cutoff in milliseconds; undefined where none is to come. */
const cutoffOf = ({ order_by: by, order_within_minutes: minutes }: Option): number | undefined => (by !== null && minutes !== null ? Date.parse(by) : undefined);

/** The surface's time when it answered, in milliseconds: by its Date header where pages may read it, and never earlier than its minutes say; `computed_at` may be old. */
export function answeredAt({ computed_at: computed, options }: Answer, headers: Headers): number {
  const date = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * SECOND;
  const isKnown = date > 0;
  const least = options.map((option) => (cutoffOf(option) ?? 0) - ((option.order_within_minutes ?? 0) + (isKnown ? 1 : 0)) * MINUTE);
  return Math.max(isKnown ? date : Date.parse(computed), ...least);
}

/** Milliseconds to an option's cutoff at a time of the surface; undefined where none is to come. */
export function timeLeft(option: Option, now: number): number | undefined {
  const cutoff = cutoffOf(option);
  return cutoff !== undefined && cutoff > now ? cutoff - now : undefined;
}

/** For how many milliseconds an answer counts: to the first cutoff, and not long where one is past already. */
export function lastsFor({ options }: Answer, now: number): number {
  const left = options.flatMap((option) => timeLeft(option, now) ?? (option.order_by === null ? [] : FIVE_MINUTES));
  return Math.max(Math.min(...left) + SECOND, MINUTE / 2);
}

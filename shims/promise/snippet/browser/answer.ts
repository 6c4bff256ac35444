/** The fields of a part of an answer, by their names in the document. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a shipping method promises (document 2, G, ShippingOption). */
export interface Option extends Fields {
  readonly method: string;
  readonly status: string;
  readonly order_by: string | null;
  readonly order_within_minutes: number | null;
  readonly delivery_to: string | null;
}

/** The answer of the delivery promise (document 2, G). */
export interface Answer extends Fields {
  readonly computed_at: string;
  readonly options: readonly Option[];
  readonly pickup?: readonly Fields[];
}

/** Whether a body is an answer, as far as the script reads it. */
export const isAnswer = (body: unknown): body is Answer => body instanceof Object && 'options' in body && Array.isArray(body.options);

/** The option that speaks for all: the first that is to be had. */
export const firstOption = ({ options }: Answer): Option | undefined => options.find(({ status }) => status !== 'unavailable') ?? options[0];

const MINUTE = 60_000;
const HALF = 30_000;
const SOON = 300_000;

/** Milliseconds to an option's cutoff, some milliseconds after the answer; 0 where none is to come. The answer says what time it was: `computed_at` as far as its minutes agree, else the middle of the minute that it counts, as it may have been kept for a while. */
export function timeLeft({ order_by: by, order_within_minutes: minutes }: Option, { computed_at: computed }: Answer, age: number): number {
  if (by === null || minutes === null) return 0;
  const [exact, least] = [Date.parse(by) - Date.parse(computed), minutes * MINUTE];
  return Math.max(0, (exact < least + MINUTE ? exact : least + HALF) - age);
}

/** For how many milliseconds an answer counts: to the first cutoff, and not long where one is past already. */
export const lastsFor = (answer: Answer): number =>
  Math.max(HALF, Math.min(...answer.options.map((option) => (option.order_by === null ? Infinity : timeLeft(option, answer, 0) || SOON))));

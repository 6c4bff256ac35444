import type { ConsolePromiseStepFragment } from './operations/console-promise-step.generated.js';

/** A sentence about a day. */
export type DayText = (day: string) => string;

/** How decisions of a promise are said in a language. */
export interface StepTexts {
  readonly cutoffPassed: (day: string, cutoff: string) => string;
  readonly dayOff: DayText;
  readonly holiday: (day: string, name: string) => string;
  readonly closure: (day: string, reason: string) => string;
  readonly arrival: DayText;
  readonly full: DayText;
  readonly preparation: DayText;
  readonly extraDays: DayText;
  readonly transit: (least: string, most: string) => string;
  readonly bufferDays: DayText;
}

type Step = ConsolePromiseStepFragment;

interface Writing {
  readonly words: StepTexts;
  /** How a day is written. */
  readonly day: DayText;
}

const dayOf = (step: Step, { day }: Writing): string => (step.day === null ? '' : day(step.day));

const daysOf = ({ days }: Step): string => String(days ?? 0);

const SAID: Readonly<Record<Step['kind'], (step: Step, writing: Writing) => string>> = {
  CUTOFF_PASSED: (step, writing) => writing.words.cutoffPassed(dayOf(step, writing), step.cutoff ?? ''),
  DAY_OFF: (step, writing) => writing.words.dayOff(dayOf(step, writing)),
  HOLIDAY: (step, writing) => writing.words.holiday(dayOf(step, writing), step.name ?? ''),
  CLOSURE: (step, writing) => writing.words.closure(dayOf(step, writing), step.name ?? ''),
  ARRIVAL: (step, writing) => writing.words.arrival(dayOf(step, writing)),
  FULL: (step, writing) => writing.words.full(dayOf(step, writing)),
  PREPARATION: (step, { words }) => words.preparation(daysOf(step)),
  EXTRA_DAYS: (step, { words }) => words.extraDays(daysOf(step)),
  TRANSIT: (step, { words }) => words.transit(String(step.minDays ?? 0), daysOf(step)),
  BUFFER_DAYS: (step, { words }) => words.bufferDays(daysOf(step)),
};

/** What a decision means, in the person's language. */
export const stepText = (step: Step, writing: Writing): string => SAID[step.kind](step, writing);

import { orNull } from '../parts/form-texts.js';
import type { Answers } from './action.js';

/** A text that was answered otherwise than it is, as the graph takes it: null where it was emptied. What is not given stays as it is. */
export const changedText = <Name extends string>(name: Name, answers: Answers, before: string | null | undefined): Partial<Record<Name, string | null>> =>
  (answers[name] === undefined || answers[name] === (before ?? '') ? {} : { [name]: orNull(answers[name]) } as Partial<Record<Name, string | null>>);

/** Those of several. */
export const changedParts = <Name extends string>(names: readonly Name[], answers: Answers, before: Readonly<Partial<Record<Name, string | null>>> | null): Partial<Record<Name, string | null>> =>
  Object.assign({}, ...names.map((name) => changedText(name, answers, before?.[name]))) as Partial<Record<Name, string | null>>;

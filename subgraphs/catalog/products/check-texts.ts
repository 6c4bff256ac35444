import type { Problems } from '#contract/problems.js';
import { textProblem, type TextRule } from '#contract/text-problem.js';

type Texts<Field extends string> = Readonly<Partial<Record<Field, string | null | undefined>>>;

/** Note what is wrong with the texts of a record, each under its field; what is absent or null has no text. */
export function checkTexts<Field extends string>(given: Texts<NoInfer<Field>>, rules: Readonly<Record<Field, TextRule>>, { path, problems }: { readonly path: string; readonly problems: Problems }): void {
  for (const field in rules) { // of the tables of rules, which have nothing else: asked for each variant
    const text = given[field];
    if (typeof text === 'string') problems.addOf(path, field, textProblem(text, rules[field]));
  }
}

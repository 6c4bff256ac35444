/** What the orders have that a rule or policy is for; null for all orders. */
export type Condition = readonly string[] | null;

/** A condition as it is given: left out or empty it is for all orders. */
export type GivenCondition = readonly string[] | null | undefined;

/** What is given, each word once. */
export const conditionOf = (words: GivenCondition): Condition => (words == null || words.length === 0 ? null : [...new Set(words)]);

/** Whether a condition contains one of an order's values; one that is null matches every order. */
export const names = (condition: Condition, words: readonly (string | null | undefined)[]): boolean =>
  condition === null || words.some((word) => word != null && condition.includes(word));

/** So many calls are on their way at once. */
const AT_ONCE = 6;

/** Does something with each of many, some at once; answers in their order. */
export async function inTurns<One, Answer>(all: readonly One[], work: (one: One) => Promise<Answer>): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) answers.push(...await Promise.all(all.slice(at, at + AT_ONCE).map(work)));
  return answers;
}

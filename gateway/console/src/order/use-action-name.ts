import { useWords } from '../words/use-words.js';
import type { Action } from './action.js';

/** What an action is called in the person's language. */
export function useActionName(): (action: Pick<Action, 'name'>) => string {
  const { actions, returns } = useWords();
  const names = { ...actions.names, ...returns.actions };
  return ({ name }) => names[name];
}

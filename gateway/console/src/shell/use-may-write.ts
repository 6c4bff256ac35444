import { usePerson } from './use-person.js';

/** Whether the person may change orders; undefined until it is known. */
export function useMayWrite(): boolean | undefined {
  const person = usePerson();
  return person && person.me?.permissions.includes('commerce.write') === true;
}

import { usePerson } from './use-person.js';

/** Whether the person may change orders; not before it is known. */
export const useMayWrite = (): boolean => usePerson()?.me?.permissions.includes('commerce.write') === true;

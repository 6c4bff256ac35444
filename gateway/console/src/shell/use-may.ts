import { usePerson } from './use-person.js';

/** Whether the person has a permission; not until it is known. */
export const useMay = (permission: string): boolean => usePerson()?.me?.permissions.includes(permission) === true;

import { usePerson } from '../shell/use-person.js';

/** The time zone of the company, which times are shown and entered in. */
export const useTimeZone = (): string => usePerson()?.company.timeZone ?? 'UTC';

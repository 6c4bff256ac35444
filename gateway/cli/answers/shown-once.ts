import { z } from 'zod';

/** A secret that is in this one answer and nowhere else; null where there is none. */
export const shownOnce = (what: string) => z.string().nullable().meta({ description: `${what} Shown once: it cannot be read again.`, 'x-shown-once': true });

import { z } from 'zod';

/** A country, as people write it. */
export const COUNTRY_ARGUMENT = z.string().trim().length(2).toUpperCase();

import { z } from 'zod';
import { SLUG } from './paths.js';

/** The store that a call is about. */
export const StorePlace = z.object({ slug: z.string().regex(SLUG).describe('The name of the store: the last part of the address of its portal.') });

/** The return that a call is about. */
export const ReturnPlace = StorePlace.extend({ token: z.string().describe('The token of the return, as it was answered when it was made.') });

import { z } from 'zod';

/** The longest name of a record that a tool takes. */
export const LONGEST_NAME = 120;

/** The longest code of a location, a tag or a sales channel. */
export const LONGEST_CODE = 60;

/** An order, as people name it. */
export const ORDER_ARGUMENT = z.string().trim().min(1).max(LONGEST_NAME).describe('Number, external id or id');

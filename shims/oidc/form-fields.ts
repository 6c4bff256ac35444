import { z } from 'zod';

const LONGEST = 10_000;

/** A parameter of a form: one without a value counts as not sent, and it is sent once (RFC 6749, 3.2). */
export const parameter = z.string('must be sent once').max(LONGEST, `is longer than ${String(LONGEST)} characters`).transform((text) => (text === '' ? undefined : text)).optional();

/** The headers a client presents itself with. */
export const Headers = z.object({ authorization: z.string().optional() });

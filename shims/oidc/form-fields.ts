import { z } from 'zod';

/** A parameter of a form: one without a value counts as not sent, and it is sent once (RFC 6749, 3.2). */
export const parameter = z.string('must be sent once').max(10_000).transform((text) => (text === '' ? undefined : text)).optional();

/** The headers a client presents itself with. */
export const Headers = z.object({ authorization: z.string().optional() });

import { z } from 'zod';
import { SESSION_HEADER } from './store-access.js';

/** The header of a session. */
export const SessionHeader = z.object({ [SESSION_HEADER]: z.string().optional().describe('The session that a lookup answered.') });

/** The session of a call; empty where it has none, which is no session. */
export const sessionOf = (headers: z.output<typeof SessionHeader>): string => headers[SESSION_HEADER] ?? '';

import { z } from 'zod';

/** The error shape of the JSON interfaces (document 1, A, and 2, D, Errors) with the codes a surface publishes. */
export const jsonError = (meanings: Readonly<Record<string, string>>) => z.object({
  error: z.object({
    code: z.enum(Object.keys(meanings)).describe('Branch on this.'),
    message: z.string().describe('English text for people; may change.'),
    request_id: z.uuid().describe('Equals X-Request-Id; in a replayed answer that of the first call.'),
    details: z.record(z.string(), z.array(z.string())).describe('For validation and item errors: a field path and its messages.'),
  }),
}).meta({ id: 'Error' });

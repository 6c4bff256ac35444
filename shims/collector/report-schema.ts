import { z } from 'zod';
import { cutTo } from '#contract/cut-to.js';
import { DESCRIBED_EVENT } from './event-schema.js';
import { KEY, testCodeOf } from './presented-key.js';
import { MOST_EVENTS } from './limits.js';

// Document 3, Resources, I: what is malformed of a batch as a whole is refused, all else of it is read as if it were not there.

const ID = /^[A-Za-z0-9_-]{16,64}$/;
const STATES = ['granted', 'denied', 'pending', 'revoked'] as const;
const SOURCES = ['shopify', 'manual', 'gpc'] as const;
const [MOST_PURPOSES, LONGEST_PURPOSE, LONGEST_LOCALE, LONGEST_CHANNEL, LONGEST_REFERENCE] = [10, 32, 16, 64, 200] as const;

const cut = (most: number) => (value: unknown): unknown => (typeof value === 'string' && value.trim() !== '' ? cutTo(value.trim(), most) : undefined);

/** A text that is cut, and left out where it is none. */
const cutText = (most: number) => z.preprocess(cut(most), z.string().optional());

const purposes = z.preprocess((value) => (Array.isArray(value) ? value.slice(0, MOST_PURPOSES).map(cut(LONGEST_PURPOSE)).filter((purpose) => typeof purpose === 'string') : []), z.array(z.string()))
  .describe(`What the shopper allows: up to ${String(MOST_PURPOSES)} are read. personalisation lets a visitor be linked to a customer.`);

const Visitor = z.object({
  id: z.string({ error: 'is required: 16 to 64 letters, digits, - and _' }).regex(ID, 'must have 16 to 64 letters, digits, - and _').refine((id) => !id.toLowerCase().startsWith('demo'), 'must not begin with demo, which is reserved')
    .describe('The id that the storefront gave the visitor.'),
  consent: z.preprocess((value) => (typeof value === 'string' ? value.trim().toLowerCase() : value), z.enum(STATES, { error: `must be one of ${STATES.join(', ')}` })).describe('What the shopper decided; capitals and blanks around it do not count.'),
  purposes: purposes.optional(),
  consentSource: z.preprocess((value) => SOURCES.find((source) => source === value), z.enum(SOURCES).optional()).describe('Who asked the shopper; anything else is read as nothing.'),
  locale: cutText(LONGEST_LOCALE).describe('The language of the shopper, cut to 16 characters.'),
  channel: cutText(LONGEST_CHANNEL).describe('The sales channel, cut to 64 characters.'),
}, { error: 'is required' });

/** A test code; a malformed one is refused. */
export const TestCode = z.preprocess((value) => value ?? undefined, z.unknown().optional())
  .refine((value) => value === undefined || testCodeOf(value) !== undefined, 'must have 6 letters and digits').transform(testCodeOf).meta({ type: 'string', description: 'A test code, six letters and digits: everything is checked and answered, and nothing is kept.' });

/** What every report of a storefront has. */
export const Report = z.object({
  key: z.unknown().optional().meta({ type: 'string', pattern: KEY.source, description: 'The public key, where no header has it.' }),
  v: z.unknown().optional().refine((version) => version === undefined || version === 1 || version === '1', 'is a version that is not supported: 1 is').meta({ type: ['integer', 'string'], enum: [1, '1'], description: 'The version: 1.' }),
  sentAt: cutText(40).describe('When the browser sent it, by its own clock (RFC 3339).'),
  visitor: Visitor,
  customer: z.preprocess((value) => (typeof value === 'string' && value.length <= LONGEST_REFERENCE ? value : undefined), z.string().optional()).describe('A customer reference, signed by the merchant\'s server; one that does not count is no error.'),
  test: TestCode,
});

/** The query of a report. */
export const ReportQuery = z.object({ key: z.unknown().optional().describe('The public key, where neither a header nor the body has it.') });

/** A batch of events; what is wrong with one of them rejects it alone. */
export const Batch = Report.extend({
  session: z.preprocess((value) => (typeof value === 'string' && ID.test(value) ? value : undefined), z.string().optional()).describe('The session: 16 to 64 letters, digits, - and _; a malformed one is ignored.'),
  events: z.preprocess((value) => value ?? [], z.array(z.unknown().meta({ ...DESCRIBED_EVENT }), { error: 'must be a list' }).max(MOST_EVENTS, `must be at most ${String(MOST_EVENTS)} events`)).optional().describe('What the visitor did, up to 50 events.'),
});

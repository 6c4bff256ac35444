import { z } from 'zod';
import { COUNTRY_ARGUMENT } from '#mcp/country-argument.js';

const LONGEST_CHANNEL = 60;

/** The sales channel of a report. */
export const CHANNEL_ARGUMENT = z.string().min(1).max(LONGEST_CHANNEL).optional().describe('Sales channel');

/** Of a sales channel that no order has: those there are. */
export const TOLD_CHANNELS = {
  when: 'EMPTY', codes: ({ channel }: { readonly channel?: string | undefined }) => (channel === undefined ? [] : [{ argument: 'channel', kind: 'CHANNEL', code: channel } as const]),
} as const;

/** The destination of a report. */
export const DESTINATION_ARGUMENT = COUNTRY_ARGUMENT.optional().describe('Ships to, as IT');

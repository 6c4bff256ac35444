import { isbot } from 'isbot';
import { remembered } from '#kernel/remembered.js';

const LONGEST_AGENT = 512;

/** The same browsers come again and again, and the expression that knows bots is long. */
const isKnownBot = remembered((userAgent = '') => isbot(userAgent));

/** Whether a User-Agent is that of a bot or a program, or none. */
export const isBotName = (userAgent: string | null | undefined): boolean => isKnownBot((userAgent ?? '').slice(0, LONGEST_AGENT));

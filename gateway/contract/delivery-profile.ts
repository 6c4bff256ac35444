/** The profile that connections' own webhooks are sent by; the sender knows its schedule, deadline and headers, and those of all others. */
export const STANDARD_PROFILE = 'standard';

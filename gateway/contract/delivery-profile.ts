/** The delivery profile of connections' own webhooks; the sender has the schedule, deadline and headers of every profile. */
export const STANDARD_PROFILE = 'standard';

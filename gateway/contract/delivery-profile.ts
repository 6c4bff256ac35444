/** The delivery profile of connections' own webhooks; the sender has the schedule, deadline and headers of every profile. */
export const STANDARD_PROFILE = 'standard';

/** The delivery profile of the revalidation webhooks of sites. */
export const REVALIDATION_PROFILE = 'revalidation';

/** The kind of owner of the webhooks of a site. */
export const SITE_OWNER = 'site';

/** The root of interface J. */
export const ROOT = '/api/delivery/v1';

/** The site of a token, below the root. */
export const SITE = '/{workspace}/sites/{siteId}';

/** The root of interface I (document 3, Endpoints, I). */
export const ROOT = '/api/collect/v1';

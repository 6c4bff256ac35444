/** The roots of the surface's paths (document 2, E; decisions E). */
export const ROOTS = { api: '/api/oms/v1/public/returns', page: '/returns' } as const;

/** The form of a portal's name in its address (document 2, E, Endpoints). */
export const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/;

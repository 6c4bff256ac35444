/** The roots of the surface's paths (document 2, F; decisions F). */
export const ROOTS = { tracking: '/api/oms/v1/public/tracking', intake: '/api/oms/v1/webhooks/tracking', page: '/track' } as const;

/** What surfaces are for, in the order of the reference. */
export const SURFACE_GROUPS = ['Warehouses', 'Commerce', 'Returns', 'Tracking', 'Delivery promise', 'Catalog', 'Collector', 'Content delivery', 'Identity', 'Assistants'] as const;

/** One of them. */
export type SurfaceGroup = (typeof SURFACE_GROUPS)[number];

/** Whether an input type is a filter, by its name: it chooses records instead of naming them, and its texts are compared by databases. */
export const isFilterType = (name: string): boolean => FILTER_ENDINGS.some((ending) => name.endsWith(ending));

const FILTER_ENDINGS = ['Filter', 'FilterInput'];

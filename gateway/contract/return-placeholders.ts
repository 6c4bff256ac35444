/** What a text about a return may leave open; a value that is not known of a return is empty, and a paragraph of which nothing is left is left out. */
export const RETURN_PLACEHOLDERS = ['greeting', 'name', 'order', 'company', 'return', 'items', 'outcome', 'instructions', 'exchange', 'amount', 'credit_code', 'valid_until', 'carrier', 'tracking_number'] as const;

/** What is written in place of each of {@link RETURN_PLACEHOLDERS}. */
export type ReturnPlaceholderValues = Readonly<Record<(typeof RETURN_PLACEHOLDERS)[number], string>>;

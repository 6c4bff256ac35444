/** The text of a statement with its lists of parameters cut short, however long they are: `IN (?,?,?)` is `IN (?, …)`, and many rows are one. */
export const withoutLists = (sql: string): string => sql.replaceAll(/\?(?:, ?\?)+/g, '?, …').replaceAll(/\(\?, \u2026\)(?:, ?\(\?, \u2026\))+/g, '(?, …), …');

/** The schema of a database on a server. */
export const schemaNameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1)).replaceAll('`', '');

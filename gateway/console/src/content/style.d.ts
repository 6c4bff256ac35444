/** Vite takes styles that a page imports, and loads them with it. */
declare module '*.css' {}

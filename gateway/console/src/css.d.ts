/** Styles of a part, which its pages load. */
declare module '*.css';

import { METADATA } from './paths.js';

/** A path as it is looked up: whatever stands behind that of the metadata counts as one segment, and a slash alone as none (document 3, L, Endpoints: any path-suffixed request gets the same document). */
export function metadataPath(path: string): string {
  if (!path.startsWith(`${METADATA}/`)) return path;
  const segment = path.slice(METADATA.length).split('/').find((part) => part !== '');
  return segment === undefined ? METADATA : `${METADATA}/${segment}`;
}

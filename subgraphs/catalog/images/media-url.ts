/** The root of the paths that images are served at, on the host of the catalog. */
export const MEDIA_ROOT = '/media';

/** Where an image is served. */
export const mediaUrl = (catalogUrl: string, companyId: number, { content, width }: { readonly content: string; readonly width?: number | null | undefined }): string =>
  `${catalogUrl}${MEDIA_ROOT}/${String(companyId)}/${content}${width == null ? '' : `?w=${String(width)}`}`;

/** The root of the paths that images are served at, on the host of the catalog. */
export const MEDIA_ROOT = '/media';

/** Where an image is served. */
export const mediaUrl = (catalogUrl: string, companyId: number, { content, width }: { readonly content: string; readonly width?: number | null | undefined }): string =>
  `${catalogUrl}${MEDIA_ROOT}/${String(companyId)}/${content}${width == null ? '' : `?w=${String(width)}`}`;

/** The content that an address of a served image names, whatever host serves it and in whatever size; undefined for every other address. */
export function contentAt(url: string, companyId: number): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1);
  const [root = '', company, content = '', ...more] = path.slice(path.indexOf('/', path.indexOf('://') + '://'.length) + 1).split('/');
  return `/${root}` === MEDIA_ROOT && company === String(companyId) && more.length === 0 && HASH.test(content) ? content : undefined;
}

const HASH = /^[0-9a-f]{64}$/;

const SCHEMES = ['http://', 'https://'] as const;

/** The path and query of a request target. Proxies send the whole address, which a server takes as well (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  const scheme = target.startsWith('/') ? undefined : SCHEMES.find((one) => target.slice(0, one.length).toLowerCase() === one);
  if (scheme === undefined) return target;
  const end = target.slice(scheme.length).search(/[/?#]/);
  const path = end === -1 ? '' : target.slice(scheme.length + end);
  return path.startsWith('/') ? path : `/${path}`;
}

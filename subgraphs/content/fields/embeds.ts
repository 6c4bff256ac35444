import { linkProblem } from './link.js';

interface Provider {
  readonly name: string;
  /** Hosts that belong to it, with every host below them. */
  readonly hosts: readonly string[];
  /** What its paths begin with, where its hosts serve other things too. */
  readonly path?: string;
}

/** Whose players, posts and maps can be embedded. */
export const EMBED_PROVIDERS: readonly Provider[] = [
  { name: 'YouTube', hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'] },
  { name: 'Vimeo', hosts: ['vimeo.com'] },
  { name: 'Google Maps', hosts: ['www.google.com', 'maps.google.com'], path: '/maps' },
  { name: 'Spotify', hosts: ['open.spotify.com'] },
  { name: 'SoundCloud', hosts: ['soundcloud.com'] },
  { name: 'Instagram', hosts: ['instagram.com'] },
  { name: 'TikTok', hosts: ['tiktok.com'] },
  { name: 'Facebook', hosts: ['facebook.com'] },
  { name: 'Pinterest', hosts: ['pinterest.com'] },
];

/** Why a value is no address of something to embed; undefined when it is one. */
export function embedProblem(value: unknown): string | undefined {
  const problem = linkProblem(value);
  if (problem !== undefined || typeof value !== 'string') return problem;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:') return 'must be an https address';
  if (url.port !== '') return 'must not name a port';
  return EMBED_PROVIDERS.some((provider) => isOf(provider, url)) ? undefined : `must be an address of ${EMBED_PROVIDERS.map(({ name }) => name).join(', ')}`;
}

const isOf = ({ hosts, path }: Provider, { hostname, pathname }: URL): boolean =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)) && (path === undefined || pathname === path || pathname.startsWith(`${path}/`));

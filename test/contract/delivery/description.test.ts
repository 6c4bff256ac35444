import { descriptionsOf } from '#kit/docs/documentation.js';
import { surface } from '../../../shims/delivery/surface.js';

interface Operation { readonly responses: Readonly<Record<string, { readonly headers: object }>> }

const { paths, webhooks } = JSON.parse(descriptionsOf(surface).get('openapi.json')?.() ?? '') as {
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly webhooks: Readonly<Record<string, { readonly post: { readonly security: readonly object[]; readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]; readonly requestBody: { readonly content: object } } }>>;
};

const ALWAYS = ['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
const CACHED = ['Cache-Control', 'ETag', 'Last-Modified', 'Vary'];

test.each(Object.keys(paths))('%s says of each status the headers that it has: only what may be kept has a tag and a time', (path) => {
  const { responses } = paths[path]?.get ?? { responses: {} };
  const described = Object.fromEntries(Object.entries(responses).map(([status, { headers }]) => [status, Object.keys(headers).sort()]));
  const kept = [...ALWAYS, ...CACHED].sort();
  const failed = (...own: string[]): string[] => [...ALWAYS, 'Cache-Control', 'Vary', ...own].sort();
  expect(described).toEqual({
    200: kept, 304: kept, 401: failed('WWW-Authenticate'), 403: failed('WWW-Authenticate'), 404: failed(), 429: failed('Retry-After'), 500: failed(), 503: failed('Retry-After'),
  });
});

test('the revalidation webhook is among the webhooks of the description, with its headers and its body [J-HOOK-2]', () => {
  const { post } = webhooks['contentChanged'] ?? { post: undefined };
  expect(post?.security).toEqual([]);
  expect(post?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
    ['Service-Webhook-Id', 'header', true], ['Service-Webhook-Event', 'header', true], ['Service-Webhook-Attempt', 'header', true], ['Service-Signature', 'header', false],
  ]);
  expect(post?.requestBody.content).toEqual({
    'application/json': {
      schema: { $ref: '#/components/schemas/ContentChange' },
      example: { id: '019aa5f2-7c00-7d21-8a5e-2f6b1c3d4e5f', event: 'content.published', site: 'shop', locale: 'it', path: '/journal', published_at: '2026-11-21T09:30:00.000Z', secret: '' },
    },
  });
});

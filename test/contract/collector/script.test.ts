import { gzipSync } from 'node:zlib';
import { alone } from '#kit/handler.js';
import { collectorScripts } from '../../../shims/collector/script/script.js';
import { listen, type Listening } from '../../kit/listen.js';

let host: Listening;
beforeAll(async () => { host = await listen(alone(collectorScripts)); });
afterAll(() => host.close());

const get = (path: string, init: RequestInit = {}): Promise<Response> => fetch(host.base + path, init);

describe.each(['/collect.js', '/collect-pixel.js'])('%s', (path) => {
  test('is served to pages of any origin, compressed, in less than 5,120 bytes', async () => {
    const answer = await get(`${path}?v=2`);
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([200, {
      'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'gzip', vary: 'Accept-Encoding', 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff',
    }]);
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(5120);
    expect(gzipSync(await answer.text(), { level: 9 }).length).toBe(Number(answer.headers.get('content-length')));
  });

  test('is answered 304 to who has it, and is read alone', async () => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect([etag, (await get(path, { headers: { 'If-None-Match': etag } })).status, (await get(path, { method: 'POST' })).status]).toEqual([expect.stringMatching(/^"[0-9a-f]{16}-gzip"$/), 304, 404]);
  });

  test.each(['eval', 'Function(', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'document.write', '.cookie', 'import(', 'indexedDB', '?.', '??', '#'])('has no %s, which its policy or older browsers would refuse', async (forbidden) => {
    expect((await (await get(path)).text()).includes(forbidden)).toBe(false);
  });
});

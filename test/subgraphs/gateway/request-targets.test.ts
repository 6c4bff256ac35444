// On the embedded database only: it uses none.
import { request } from 'node:http';
import { listen, type Listening } from '../../../gateway/server/http/listen.js';

let host: Listening;
beforeAll(async () => {
  host = await listen({ handler: ({ url }, response) => { response.end(url); }, address: '127.0.0.1', port: 0, title: 'PORT' });
});
afterAll(() => host.stop());

const seen = (path: string): Promise<string> => new Promise((resolve, reject) => {
  request({ port: host.port, host: '127.0.0.1', path, agent: false }, (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (chunk: string) => { text += chunk; }).on('end', () => { resolve(text); });
  }).on('error', reject).end();
});

test.each([
  ['/a/b?c=d', '/a/b?c=d'], ['//a', '//a'], ['http://127.0.0.1:3001/a/b?c=d', '/a/b?c=d'], ['HTTPS://shop.example', '/'], ['http://shop.example?c=/d', '/?c=/d'], ['http://shop.example//a', '//a'],
  ['ftp://shop.example/a', 'ftp://shop.example/a'],
])('the target %s of a request, as a caller or a proxy on the way writes it, is %s', async (target, path) => {
  expect(await seen(target)).toBe(path);
});

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TraceLocation } from '#kernel/trace-location.js';
import { otlpTracing } from '../../../gateway/server/watching/otlp-tracing.js';

const MOST_STOP_MILLISECONDS = 3000;
const LIMIT_BYTES = 64 * 1024 * 1024;

const located = (url: string): TraceLocation => ({ url, headers: {}, serviceName: 'test', ratio: 1, followsSender: true });

/** Record more spans than the queue takes, then stop; answers how long both took. */
async function recorded(url: string): Promise<{ readonly work: number; readonly stop: number }> {
  const tracing = otlpTracing(located(url), '1');
  const began = performance.now();
  for (let count = 0; count < 6000; count += 1) await tracing.begin({ name: 'work', kind: 'internal' }, () => Promise.resolve());
  const worked = performance.now();
  await tracing.stop();
  return { work: worked - began, stop: performance.now() - worked };
}

async function withCollector<T>(listener: RequestListener, use: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  try {
    return await use(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1/traces`);
  } finally {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
}

describe('a collector that does not work slows nothing down', () => {
  const check = ({ work, stop }: { readonly work: number; readonly stop: number }): void => {
    expect(work).toBeLessThan(MOST_STOP_MILLISECONDS); // 6,000 spans
    expect(stop).toBeLessThan(MOST_STOP_MILLISECONDS);
  };

  it('one that refuses connections', async () => {
    const url = await withCollector(() => undefined, (open) => Promise.resolve(open));
    check(await recorded(url));
  });

  it('one that never answers', async () => {
    await withCollector(() => undefined, async (url) => { check(await recorded(url)); });
  });

  it('one that answers 500', async () => {
    let exports = 0;
    await withCollector((request, response) => {
      exports += 1;
      request.resume();
      response.writeHead(500).end('broken');
    }, async (url) => { check(await recorded(url)); });
    expect(exports).toBeGreaterThan(0);
  });

  it('one that answers without end', async () => {
    let sent = 0;
    const chunk = Buffer.alloc(65_536, 120);
    await withCollector((request, response) => {
      request.resume();
      response.writeHead(200);
      const more = (): void => {
        while (!response.destroyed && sent < LIMIT_BYTES) {
          sent += chunk.length;
          if (!response.write(chunk)) {
            response.once('drain', more);
            return;
          }
        }
      };
      more();
    }, async (url) => { check(await recorded(url)); });
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(LIMIT_BYTES);
  });
});

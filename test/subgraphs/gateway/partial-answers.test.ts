import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { ask, runningGateway } from '../../kit/running-gateway.js';

const UNAVAILABLE = { message: 'The subgraph catalog is unavailable, so its part of the answer is missing; try again in a few seconds', extensions: { code: 'UNAVAILABLE', details: { subgraph: 'catalog' } } };
const OPERATION = '{ orders(first: 1) { nodes { number lines { sku variant { title } } } } }';
const PARTIAL = { data: { orders: { nodes: [{ number: '#1001', lines: [{ sku: 'A', variant: null }] }] } }, errors: [UNAVAILABLE] };

describe('an operation with an unavailable subgraph', () => {
  it.each([['nothing listens', 0], ['what listens is no subgraph', 1]])('answers the rest and names the missing part, where %s', async (_, listening) => {
    const logged: string[] = [];
    const log = pino({ level: 'error' }, new Writable({ write(line: Buffer, _encoding, done) { logged.push(line.toString()); done(); } }));
    const other = createServer((_request, response) => { response.writeHead(502).end('<html>Bad gateway</html>'); });
    await new Promise<void>((resolve) => { other.listen(0, '127.0.0.1', resolve); });
    const { port } = other.address() as { port: number };
    const gateway = await runningGateway({ split: true, away: ['catalog'], log, ...(listening > 0 && { settings: { PORTICO_CATALOG_GRAPH_URL: `http://127.0.0.1:${String(port)}/graphql` } }) });
    const response = await ask(gateway, OPERATION);
    expect([response.status, await response.json()]).toEqual([200, PARTIAL]);
    expect(await (await ask(gateway, '{ whoAmI }')).json()).toEqual({ data: { whoAmI: 'owner@example.com of 7 via graphql' } });
    expect(logged.filter((line) => line.includes('"err"'))).toEqual([]);
    await gateway.stop();
    await new Promise((resolve) => { other.closeAllConnections(); other.close(resolve); });
  });
});

describe('an operation with a subgraph that cannot store', () => {
  it.each([['in process', false], ['between processes', true]])('says so, and not that the subgraph is unavailable, %s', async (_, split) => {
    const gateway = await runningGateway({ split });
    const { errors } = await (await ask(gateway, '{ full }')).json() as { errors: { message: string; extensions: unknown }[] };
    expect(errors.map(({ message, extensions }) => [message, extensions])).toEqual([['Nothing can be stored at present; try again', { code: 'UNAVAILABLE', details: { reason: 'storage' } }]]);
    await gateway.stop();
  });
});

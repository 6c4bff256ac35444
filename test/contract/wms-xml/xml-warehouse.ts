import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { XmlDocument } from 'libxml2-wasm';
import { createLog } from '#kernel/log.js';
import { alone } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import { serveSurface } from '#kit/serve-surface.js';
import { judged } from '../../kit/answers-seen.js';
import { openRealGraph } from '../../kit/real-graph.js';
import { surface as wmsXml } from '../../../shims/wms-xml/surface.js';
import { PATHS, xsdJudge, type Operation } from './xsd-judge.js';

/** An answer in its bytes, and as text of the charset it names. */
export interface XmlAnswer { readonly status: number; readonly headers: Headers; readonly bytes: Buffer; readonly text: string }

/** The real graph with interface C for the warehouse of Milan and, with platform-made labels, that of Warsaw. */
export async function openXmlWarehouse() {
  const graph = await openRealGraph();
  const { clock, ids, asStaff } = graph;
  const open = async (code: string): Promise<{ id: string; authorization: string }> => {
    const { connections: { nodes } } = await asStaff('query L { connections(first: 50) { nodes { name warehouseId } } }', {});
    const { warehouseId } = nodes.find(({ name }: { name: string }) => name === `${code} WMS`);
    const { createConnection: { username, password, connection: { id } } } = await asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { username password connection { id } } }',
      { input: { kind: 'WMS_XML', name: `${code} XML`, warehouseId } });
    await asStaff('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id });
    return { id, authorization: `Basic ${Buffer.from(`${String(username)}:${String(password)}`).toString('base64')}` };
  };
  const connections = { MI1: await open('MI1'), WA1: await open('WA1') };
  const log = createLog('silent');
  const server = createServer(alone(judged(serveSurface(wmsXml, { call: graph.call, clock, ids, log, limiter: await openLimiter(undefined, log), trustedProxies: [] }), xsdJudge)));
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${String(port)}`;
  const raw = async (target: string, init: RequestInit = {}, at: keyof typeof connections = 'MI1'): Promise<XmlAnswer> => {
    const response = await fetch(base + target, { ...init, headers: { authorization: connections[at].authorization, ...init.headers } });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes, text: bytes.toString('latin1') };
  };
  return {
    ...graph, base, port, raw, connections,
    /** A read. */
    get: (operation: Operation, query: Record<string, string> | string = '', at: keyof typeof connections = 'MI1') =>
      raw(`${PATHS[operation]}?${typeof query === 'string' ? query : new URLSearchParams(query).toString()}`, {}, at),
    /** A write with a raw body. */
    send: (operation: Operation, body: string | Buffer, { at = 'MI1', type = 'text/xml' }: { at?: keyof typeof connections; type?: string } = {}) =>
      raw(PATHS[operation], { method: 'POST', body: typeof body === 'string' ? body : new Uint8Array(body), headers: { 'content-type': type } }, at),
    /** A call of interface A with the same warehouse. */
    json: graph.send,
    /** Bytes as they are; what comes back until the other side closes. */
    socket: (text: string) => new Promise<string>((resolve, reject) => {
      const chunks: Buffer[] = [];
      const socket = connect(port, '127.0.0.1', () => { socket.write(text); });
      socket.on('data', (chunk) => chunks.push(chunk)).on('error', reject).on('close', () => { resolve(Buffer.concat(chunks).toString('latin1')); });
    }),
    /** Let what changed so far be told. */
    settle: () => { clock.turn(6000); },
    close: async () => {
      await new Promise((resolve) => { server.closeAllConnections(); server.close(resolve); });
      await graph.close();
    },
  };
}

export type XmlWarehouse = Awaited<ReturnType<typeof openXmlWarehouse>>;

/** The texts of every element of a name, in order. */
export const texts = ({ bytes }: XmlAnswer, name: string): string[] => {
  const document = XmlDocument.fromBuffer(bytes);
  try {
    return document.find(`//${name}`).map((node) => node.content);
  } finally {
    document.dispose();
  }
};

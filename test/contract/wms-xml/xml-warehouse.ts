import { XmlDocument } from 'libxml2-wasm';
import { surface as wmsXml } from '../../../shims/wms-xml/surface.js';
import { rawCall } from '../../kit/listen.js';
import type { Judged } from '../../kit/open-portico.js';
import { openRealGraph } from '../../kit/real-graph.js';
import { PATHS, xsdJudge, type Operation } from './xsd-judge.js';

/** An answer as bytes, and as text decoded by its charset. */
export interface XmlAnswer { readonly status: number; readonly headers: Headers; readonly bytes: Buffer; readonly text: string }

/** The real graph with interface C for the warehouse of Milan and, with platform-made labels, that of Warsaw; with other surfaces besides. */
export async function openXmlWarehouse(beside: readonly Judged[] = [], settings: { readonly commerceUrl?: string } = {}) {
  const graph = await openRealGraph({ surfaces: [{ surface: wmsXml, judge: xsdJudge }, ...beside], ...settings });
  const { host: base, port, clock } = graph;
  const open = async (code: string): Promise<{ id: string; authorization: string }> => {
    const { id, username, password } = await graph.connect('WMS_XML', { name: `${code} XML`, warehouseId: await graph.warehouseOf(`${code} WMS`) });
    return { id, authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
  };
  const connections = { MI1: await open('MI1'), WA1: await open('WA1') };
  const raw = async (target: string, init: RequestInit = {}, at: keyof typeof connections = 'MI1'): Promise<XmlAnswer> => {
    const response = await fetch(base + target, { ...init, headers: { authorization: connections[at].authorization, ...init.headers } });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes, text: bytes.toString('latin1') };
  };
  return {
    ...graph, base, raw, connections,
    /** A read. */
    get: (operation: Operation, query: Record<string, string> | string = '', at: keyof typeof connections = 'MI1') =>
      raw(`${PATHS[operation]}?${typeof query === 'string' ? query : new URLSearchParams(query).toString()}`, {}, at),
    /** A write with a raw body. */
    send: (operation: Operation, body: string | Buffer, { at = 'MI1', type = 'text/xml' }: { at?: keyof typeof connections; type?: string } = {}) =>
      raw(PATHS[operation], { method: 'POST', body: typeof body === 'string' ? body : new Uint8Array(body), headers: { 'content-type': type } }, at),
    /** A call of interface A with the same warehouse. */
    json: graph.send,
    /** Sends raw bytes; resolves with the answer until the other side closes. */
    socket: async (text: string) => (await rawCall(port, text)).toString('latin1'),
    /** Advance the clock until all changes are visible. */
    settle: () => { clock.turn(6000); },
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

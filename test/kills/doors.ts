/** Where a call goes: an interface, or the graph as staff. */
export type Door = 'A' | 'B' | 'C' | 'D' | 'H' | 'staff';

/** A call in its bytes; sent again it is the same. */
export interface WireCall {
  readonly door: Door;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  /** Its Idempotency-Key, where the interface has them. */
  readonly key?: string;
}

/** A whole answer. */
export interface Answered {
  readonly status: number;
  readonly body: string;
}

/** Sends a call; rejects when there is no whole answer. */
export type Send = (call: WireCall) => Promise<Answered>;

const ROOTS: Readonly<Record<Door, readonly [port: number, path: string]>> = {
  A: [1, '/api/fulfillment/v1'], B: [1, '/V1'], C: [1, '/api'], D: [1, '/api/commerce/v1'], H: [2, '/api/catalog/v1'], staff: [0, '/graphql'],
};

/** The doors of a product whose ports begin at `base`; a caller has none but those it has credentials for. */
export const openDoors = (base: number, credentials: Readonly<Partial<Record<Door, string>>>): Send => async ({ door, method, path, body, key }) => {
  const [port, root] = ROOTS[door];
  const response = await fetch(`http://127.0.0.1:${String(base + port)}${root}${path}`, {
    method, ...(body !== undefined && { body }),
    headers: { authorization: credentials[door] ?? '', 'content-type': door === 'C' ? 'text/xml' : 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
  });
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()).toString('latin1') };
};

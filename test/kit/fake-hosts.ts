import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What a host of a database says of itself. */
export interface Told {
  readonly variables?: Readonly<Record<string, string>>;
  readonly status?: Readonly<Record<string, string>>;
  /** Connections of the account to the schema. */
  readonly connections?: number;
}

/** A server that speaks the protocol of MySQL, and answers what a host is asked before it is written. */
export interface FakeHost {
  readonly url: string;
  /** The statements that it got. */
  readonly asked: string[];
  close(): void;
}

const VARCHAR = 253;
const CAPABILITIES = 0x8_a209; // those of 4.1 with a native password: no TLS, no compression, an EOF packet after columns and rows
const QUERY = 3;

const packet = (sequence: number, payload: Buffer): Buffer => Buffer.concat([Buffer.from([payload.length & 0xff, payload.length >> 8, 0, sequence]), payload]);
const counted = (text: string): Buffer => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
const OK = Buffer.from([0, 0, 0, 2, 0, 0, 0]);
const EOF = Buffer.from([0xfe, 0, 0, 2, 0]);

const GREETING = Buffer.concat([
  Buffer.from([10]), Buffer.from('10.11.0-fake\0'), Buffer.from([1, 0, 0, 0]), Buffer.from('saltsalt'), Buffer.from([0, CAPABILITIES & 0xff, (CAPABILITIES >> 8) & 0xff, 33, 2, 0, CAPABILITIES >> 16, 0, 21]),
  Buffer.alloc(10), Buffer.from('saltsaltsalt\0'), Buffer.from('mysql_native_password\0'),
]);

const column = (name: string): Buffer => Buffer.concat([...['def', '', '', '', name, name].map(counted), Buffer.from([12, 33, 0, 200, 0, 0, 0, VARCHAR, 0, 0, 0, 0, 0])]);

/** A result as the packets of an answer, the first of which has the number 1. */
const result = (columns: readonly string[], rows: readonly (readonly string[])[]): Buffer =>
  Buffer.concat([Buffer.from([columns.length]), ...columns.map(column), EOF, ...rows.map((row) => Buffer.concat(row.map(counted))), EOF].map((payload, index) => packet(index + 1, payload)));

/** Start a fake host. */
export async function fakeHost({ variables = {}, status = {}, connections = 0 }: Told): Promise<FakeHost> {
  const asked: string[] = [];
  const open = new Set<Socket>();
  const answer = (sql: string): Buffer => {
    asked.push(sql);
    if (sql.includes('VARIABLES')) return result(['Variable_name', 'Value'], Object.entries(variables));
    if (sql.includes('STATUS')) return result(['Variable_name', 'Value'], Object.entries(status));
    return sql.startsWith('SELECT') ? result(['connections'], [[String(connections)]]) : packet(1, OK);
  };
  const server = createServer((socket) => {
    open.add(socket);
    let isKnown = false;
    socket.on('error', () => undefined).on('data', (bytes) => { // each packet of the driver is one write
      if (!isKnown) socket.write(packet(2, OK));
      else if (bytes[4] === QUERY) socket.write(answer(bytes.subarray(5).toString()));
      isKnown = true;
    });
    socket.write(packet(0, GREETING));
  });
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return {
    url: `mysql://portico:portico@127.0.0.1:${String((server.address() as AddressInfo).port)}/portico_orders`, asked,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseSettings } from '../../kit/database-settings.js';
import { freePorts } from '../../kit/free-ports.js';
import { otlpReceiver } from '../../kit/otlp-receiver.js';
import { startProcess, type Settings } from '../../kit/portico-process.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';

const BUNDLE = 'dist/bundle';
const OF_OPENTELEMETRY = /node_modules\/@opentelemetry\/(?!api\/)/; // its small API is part of prom-client
const OF_TYPEORM = /node_modules\/typeorm\//;

/** The files of the bundle that hold code of a package: esbuild writes the path of each module above its code. */
const chunks = (of: RegExp): string[] => readdirSync(BUNDLE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js') && of.test(readFileSync(join(BUNDLE, file), 'utf8')));

describe('a start', () => {
  let settings: Settings;

  /** The files of the bundle that a process has loaded once it is up; Node says of each module that it translates it. */
  async function loaded(more: Settings): Promise<string> {
    const running = await startProcess({ ...settings, ...more, NODE_DEBUG: 'esm' });
    expect(await running.stop()).toBe(0);
    return running.said();
  }

  it('loads what records and exports traces where a collector is set, and TypeORM where tables have to be made', async () => {
    settings = { PORT: String(await freePorts()), PORTICO_DATA: join(temporaryFolder(), 'data'), PORTICO_DRAIN_SECONDS: '0', ...databaseSettings() };
    const receiver = await otlpReceiver();
    const [first, second] = [await loaded({}), await loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })];
    await receiver.close();
    const among = (said: string, of: RegExp): string[] => chunks(of).filter((file) => said.includes(file));
    expect(among(first, OF_TYPEORM)).not.toEqual([]);
    expect(among(second, OF_TYPEORM)).toEqual([]);
    expect(among(second, OF_OPENTELEMETRY)).not.toEqual([]);
    expect(among(first, OF_OPENTELEMETRY)).toEqual([]);
    expect(second).toContain('portico.js');
  });
});

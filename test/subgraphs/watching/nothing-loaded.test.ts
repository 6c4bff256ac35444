import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseSettings } from '../../kit/database-settings.js';
import { freePorts } from '../../kit/free-ports.js';
import { otlpReceiver } from '../../kit/otlp-receiver.js';
import { startProcess } from '../../kit/portico-process.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';

const BUNDLE = 'dist/bundle';
const OF_OPENTELEMETRY = /node_modules\/@opentelemetry\/(?!api\/)/; // its small API is part of prom-client

/** The files of the bundle that hold code of OpenTelemetry: esbuild writes the path of each module above its code. */
const chunks = (): string[] => readdirSync(BUNDLE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js') && OF_OPENTELEMETRY.test(readFileSync(join(BUNDLE, file), 'utf8')));

/** The files of the bundle that a process has loaded once it is up; Node says of each module that it translates it. */
async function loaded(settings: Readonly<Record<string, string>>): Promise<string> {
  const running = await startProcess({ PORT: String(await freePorts()), PORTICO_DATA: join(temporaryFolder(), 'data'), PORTICO_DRAIN_SECONDS: '0', NODE_DEBUG: 'esm', ...databaseSettings(), ...settings });
  expect(await running.stop()).toBe(0);
  return running.said();
}

describe('the modules of OpenTelemetry that record and export', () => {
  it('are loaded where a collector is set, and by no other process', async () => {
    const [receiver, own] = [await otlpReceiver(), chunks()];
    expect(own.length).toBeGreaterThan(0);
    const [without, withCollector] = [await loaded({}), await loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })];
    await receiver.close();
    const among = (said: string): string[] => own.filter((file) => said.includes(file));
    expect(among(withCollector)).not.toEqual([]);
    expect(among(without)).toEqual([]);
    expect(without).toContain('portico.js');
  });
});

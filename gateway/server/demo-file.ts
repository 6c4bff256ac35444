import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { HostName } from '#kernel/config.js';
import type { DemoCredentials } from '../demo/credentials.js';
import { replaceFile } from './replace-file.js';
import { StartFailure } from './start-failure.js';
import { systemCode } from './system-code.js';

/** The file `demo.json` of the data folder: the demo company and its URLs. */
export interface Demo extends DemoCredentials {
  readonly urls: Readonly<Partial<Record<HostName, string>>>;
}

const fileIn = (folder: string): string => join(folder, 'demo.json');

/** Write the demo's credentials to a file that only its owner can read. */
export function writeDemo(folder: string, demo: Demo): void {
  replaceFile(fileIn(folder), `${JSON.stringify(demo, undefined, 2)}\n`); // an incomplete file would make the next start fail
}

/** The demo of an earlier start; undefined when there was none. Throws a {@link StartFailure} when the file is damaged. */
export function readDemo(folder: string): Demo | undefined {
  const file = fileIn(folder);
  const text = read(file);
  if (text === undefined) return undefined; // deleted or never written: the credentials are lost, the company exists
  try {
    return DemoShape.parse(JSON.parse(text)) as Demo;
  } catch (error) {
    throw new StartFailure(`${file} is damaged (${flaw(error)}); delete it, and the next start gives the demo company new keys and writes it again`, { cause: error });
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw new StartFailure(`${file} cannot be read (${systemCode(error)}); let this user read it, or delete it`, { cause: error });
  }
}

/** The fields that every release writes; later ones may add more. */
const text = z.string();
const DemoShape = z.looseObject({
  urls: z.record(text, text),
  company: z.looseObject({ id: z.number(), name: text }),
  users: z.array(z.looseObject({ email: text, password: text, role: text, token: text })),
  connections: z.record(text, z.looseObject({ apiKey: text.optional(), username: text.optional(), password: text.optional(), webhookSecret: text.optional() })),
  catalogKeys: z.record(text, text).optional(),
  collector: z.object({ key: text, origin: text, signingSecret: text }).optional(),
  delivery: z.object({ workspace: text, siteId: z.number(), token: text }).optional(),
  carrierConnections: z.array(z.looseObject({ id: text, kind: text, apiKey: text.optional(), webhookSecret: text.optional(), timeZone: text })).optional(),
  storeToken: text.optional(),
  returnsSlug: text.optional(),
});

function flaw(error: unknown): string {
  if (!(error instanceof z.ZodError)) return 'it is no JSON';
  const path = error.issues[0]?.path.map(String).join('.') ?? '';
  return path === '' ? 'it holds something else' : `${path} is missing or wrong`;
}

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';

/** Descriptions by the names that messages use; the extension gives the format. */
type Files = ReadonlyMap<string, string>;

/** The flaws that linters find in OpenAPI and AsyncAPI documents and XML Schemas; a line for each. */
export async function lintDescriptions(files: Files): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-descriptions-'));
  try {
    for (const [name, text] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const ending = (end: string): string[] => [...files.keys()].filter((name) => name.endsWith(end));
    return [...await redocly([...ending('openapi.json'), ...ending('asyncapi.json')], folder), ...ending('.xsd').flatMap((name) => xmlSchema(name, files))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const require = createRequire(import.meta.url);

/** Turns off its telemetry. */
const SILENT = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** It prints one line for each flaw: `::error title=…,file=…,line=…::message`. */
const redocly = (names: readonly string[], folder: string): Promise<string[]> => (names.length === 0 ? Promise.resolve([]) : new Promise((done) => {
  const command = [require.resolve('@redocly/cli/bin/cli.js'), 'lint', '--format=github-actions', `--config=${resolve('redocly.yaml')}`];
  execFile(process.execPath, [...command, ...names], { cwd: folder, env: SILENT, maxBuffer: MOST_PRINTED }, (failed, stdout, stderr) => {
    const found = stdout.split('\n').flatMap((line) => flawOf(line) ?? []);
    done(failed && found.length === 0 ? [`${String(command[0])} failed: ${stderr}${stdout}`] : found);
  });
}));

function flawOf(line: string): string | undefined {
  const [, rule, file, message] = /^::(?:error|warning) title=([^,]*),file=([^,]*),[^:]*::(.*)$/.exec(line) ?? [];
  return file === undefined ? undefined : `${file}: ${rule ?? ''}: ${(message ?? '').replaceAll('%0A', ' ')}`;
}

const MOST_PRINTED = 64 * 1024 * 1024;
function xmlSchema(name: string, files: Files): string[] {
  try {
    const document = XmlDocument.fromString(files.get(name) ?? '');
    XsdValidator.fromDoc(document).dispose();
    document.dispose();
    return [];
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message.trim() : String(error)}`];
  }
}

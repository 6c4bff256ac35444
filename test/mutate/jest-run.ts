import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A run of Jest in a tree. `silence`: seconds without a finished test file after which it hangs. */
export interface JestRun { readonly root: string; readonly parameters: readonly string[]; readonly silence: number; readonly order?: readonly string[]; readonly stopAtFailure?: boolean }

/** How a run ended, and what it printed. */
export interface JestEnd { readonly end: 'passed' | 'failed' | 'hung'; readonly output: string }

/** Run Jest; it and what it started are gone when this returns. */
export async function runJest({ root, parameters, silence, order = [], stopAtFailure = false }: JestRun): Promise<JestEnd> {
  const child = spawn('nice', ['-n', '5', process.execPath, join(root, 'node_modules/jest/bin/jest.js'), '--ci', '--forceExit', '--colors=false', ...parameters], {
    cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, MUTATE_ORDER: JSON.stringify(order) },
  });
  let output = '';
  const state = { hung: false };
  const end = (): void => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch { /* it has ended */ }
  };
  const late = (): NodeJS.Timeout => setTimeout(() => { state.hung = true; end(); }, silence * 1000);
  let timer = late();
  const read = (text: Buffer): void => {
    output += text.toString();
    if (/^(?:PASS|FAIL) /m.test(text.toString())) {
      clearTimeout(timer);
      timer = late();
    }
    if (stopAtFailure && /^FAIL /m.test(output)) end();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [status] = await once(child, 'close') as [number | null];
  clearTimeout(timer);
  end();
  if (state.hung) return { end: 'hung', output };
  return { end: status === 0 ? 'passed' : 'failed', output };
}

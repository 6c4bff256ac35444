import { spawn } from 'node:child_process';

/** What opens an address on each system; another one has to be opened by hand. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [command: string, ...rest: string[]]>>> = {
  linux: ['xdg-open'], darwin: ['open'], win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Open an address in the person's browser. Where that cannot be done nothing happens: the address was printed. */
export function openBrowser(address: string): void {
  const [command, ...rest] = OPENERS[process.platform] ?? [];
  if (command === undefined) return;
  const child = spawn(command, [...rest, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

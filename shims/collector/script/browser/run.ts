import { commandsOf } from './commands.js';
import { startCollector } from './collector.js';
import { optionsOf } from './options.js';
import { speaking } from './say.js';

/** A command that was given before the script had loaded, and who waits for its answer. */
type Early = readonly [answer: (value: unknown) => void, command: readonly [string, ...unknown[]]];

declare global {
  interface Window {
    /** The commands of collect.js: called by name, which works before it has loaded, or as its methods. */
    porticoCollect?: { (name: string, ...values: unknown[]): Promise<unknown>; readonly q?: readonly Early[]; track?: unknown };
  }
}

const { currentScript } = document;
const script = currentScript instanceof HTMLScriptElement ? currentScript : document.querySelector<HTMLScriptElement>('script[data-key^=pk_]');

/** Start once, however often the page has the script; nothing that goes wrong is thrown into the page. */
function start({ dataset, src }: HTMLScriptElement): void {
  const early = window.porticoCollect;
  if (early?.track) return;
  const [say, options] = [speaking(dataset['debug'] !== undefined), optionsOf(dataset, src)];
  if (!/^pk_[0-9a-f]{32}$/.test(options.key)) {
    say('data-key is not a public key', true);
    return;
  }
  const commands = commandsOf(startCollector(options, say));
  const run = (name: string, values: readonly unknown[]): unknown => {
    try {
      return commands[name]?.(...values);
    } catch (error) {
      say(String(error));
      return undefined;
    }
  };
  const named: typeof early = (name, ...values) => Promise.resolve(run(name, values));
  for (const name of Object.keys(commands)) Reflect.set(named, name, (...values: readonly unknown[]) => run(name, values));
  window.porticoCollect = named;
  for (const [answer, [name, ...values]] of early?.q ?? []) answer(run(name, values));
}

const begin = (): void => {
  try {
    if (script) start(script);
  } catch { /* the page goes on without */ }
};

// A page that is loaded ahead is not seen yet.
if ('prerendering' in document && document.prerendering === true) document.addEventListener('prerenderingchange', begin, { once: true });
else begin();

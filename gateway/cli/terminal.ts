import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** Where a command is run: what it prints while it works, and what a person types. */
export interface Terminal {
  readonly print: (text: string) => void;
  /** Show how far the work is, in place of what was shown before; an empty text ends it. */
  readonly show: (text: string) => void;
  /** Wait before something is asked again. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly input: Readable;
  /** Whether a person sees what is printed and can answer it. */
  readonly isInteractive: boolean;
  /** Show an address in the person's browser, where there is one. */
  readonly browse: (address: string) => void;
}

/** The next line that is typed; empty where nothing is. A terminal that goes on being read would keep the process alive. */
export async function readLine({ input }: Terminal): Promise<string> {
  const lines = createInterface({ input });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
    input.pause();
  }
}

/** Everything of the standard input. */
export const readAll = ({ input }: Terminal): Promise<string> => text(input);

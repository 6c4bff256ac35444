import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { sourceFolder } from '#kernel/source-folder.js';
import { oneOf, text } from '../answers/described.js';
import { command } from '../command.js';
import { bashScript } from '../completion/bash-script.js';
import { completableOf } from '../completion/completable.js';
import { fishScript } from '../completion/fish-script.js';
import { quoted, quotedForFish } from '../completion/shell-text.js';
import { zshScript } from '../completion/zsh-script.js';
import { WrongUsage } from '../wrong-usage.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

const ROOT = fileURLToPath(new URL('../../../', sourceFolder(import.meta.url)));
const PROGRAM = join(ROOT, 'gateway/cli/portico.mjs');
const DATA = join(ROOT, 'data');

const SCRIPTS = {
  bash: (commands) => bashScript(commands, `PORTICO_DATA=\${PORTICO_DATA:-${quoted(DATA)}} node ${quoted(PROGRAM)}`),
  zsh: (commands) => zshScript(commands, `PORTICO_DATA=\${PORTICO_DATA:-${quoted(DATA)}} node ${quoted(PROGRAM)}`),
  fish: (commands) => fishScript(commands, `set -q PORTICO_DATA; or set -lx PORTICO_DATA ${quotedForFish(DATA)}; node ${quotedForFish(PROGRAM)}`),
} as const satisfies Record<typeof SHELLS[number], (commands: Awaited<ReturnType<typeof completableOf>>) => string>;

/** Prints the completion of a shell. */
export const completion = command({
  words: 'completion', subject: 'SHELL', subjects: SHELLS,
  help: 'Print a script by which bash, zsh or fish completes commands, options and their choices after the word portico. Where there is no such command the script makes it, so that portico works in every folder.',
  options: {},
  examples: ['completion bash >> ~/.bashrc', 'completion zsh >> ~/.zshrc', 'completion fish > ~/.config/fish/completions/portico.fish'],
  answers: z.object({ shell: oneOf(SHELLS, 'Whose script it is.'), script: text('What the shell is to read.') }),
  run: async ({ commands }, { subject }) => {
    const shell = SHELLS.find((known) => known === subject);
    if (!shell) throw new WrongUsage(`SHELL is one of ${SHELLS.join(', ')}`);
    return { shell, script: SCRIPTS[shell](await completableOf(commands)) };
  },
  shown: ({ script }) => script,
});

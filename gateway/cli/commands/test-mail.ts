import { LANGUAGES } from '#contract/languages.js';
import type { Command } from '../command.js';
import { QueueTestMailDocument } from '../operations/queue-test-mail.generated.js';
import { mailGoesTo } from './mail-goes-to.js';

/** Queues a test mail. */
export const testMail: Command = {
  words: 'mail test',
  help: 'Queue a mail that shows whether mail arrives; the worker sends it.',
  options: {
    to: { value: 'EMAIL', help: 'To whom.', required: true },
    language: { value: 'LANGUAGE', help: 'In which language, en by default.', choices: LANGUAGES },
  },
  run: async ({ ask, config }, { options: { to = '', language = 'en' } }) => ({ mail: (await ask(QueueTestMailDocument, { input: { to, language } })).queueTestMail, goesTo: mailGoesTo(config.mail) }),
};

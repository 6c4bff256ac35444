import { z } from 'zod';
import { LANGUAGES } from '#contract/languages.js';
import { text } from '../answers/described.js';
import { command } from '../command.js';
import { QueueTestMailDocument } from '../operations/queue-test-mail.generated.js';
import { mailGoesTo } from './mail-goes-to.js';

/** Queues a test mail. */
export const testMail = command({
  words: 'mail test',
  help: 'Queue a mail that shows whether mail arrives; the worker sends it.',
  options: {
    to: { value: 'EMAIL', help: 'To whom.', required: true },
    language: { value: 'LANGUAGE', help: 'In which language, en by default.', choices: LANGUAGES },
  },
  answers: z.object({ mail: text('Its id.'), goesTo: text('Where mail goes, in words.') }),
  run: async ({ ask, config }, { options: { to = '', language = 'en' } }) => ({ mail: (await ask(QueueTestMailDocument, { input: { to, language } })).queueTestMail, goesTo: mailGoesTo(config.mail) }),
});

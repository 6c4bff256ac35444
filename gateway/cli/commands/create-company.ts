import type { Command } from '../command.js';
import { CreateCompanyDocument } from '../operations/create-company.generated.js';

/** Creates a company. */
export const createCompany: Command = {
  words: 'company create',
  help: 'Begin a company; answers the id that --company takes.',
  options: {
    name: { value: 'NAME', help: 'Its name.', required: true },
    sandbox: { help: 'It is a sandbox, for good: its orders, stock and returns are made up.' },
  },
  run: async ({ ask }, { options: { name = '', sandbox } }) => {
    const { createCompany: { sandbox: isSandbox, ...made } } = await ask(CreateCompanyDocument, { input: { name, sandbox: sandbox !== undefined } });
    return { ...made, ...(isSandbox === true && { sandbox: true }) };
  },
};

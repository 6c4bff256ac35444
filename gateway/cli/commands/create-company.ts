import type { Command } from '../command.js';
import { CreateCompanyDocument } from '../operations/create-company.generated.js';

/** Creates a company. */
export const createCompany: Command = {
  words: 'company create',
  help: 'Begin a company; answers the id that --company takes.',
  options: { name: { value: 'NAME', help: 'Its name.', required: true } },
  run: async ({ ask }, { options: { name = '' } }) => (await ask(CreateCompanyDocument, { input: { name } })).createCompany,
};

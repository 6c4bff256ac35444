import { z } from 'zod';
import { CompanyAnswer, CompanyDetailsAnswer } from '../answers/company.js';
import { flag, text, whole } from '../answers/described.js';
import { command } from '../command.js';
import type { CompanyDetailsViewFragment } from '../operations/company-details-view.generated.js';
import { CreateCompanyDocument } from '../operations/create-company.generated.js';
import { ListCompaniesDocument, type ListCompaniesQuery } from '../operations/list-companies.generated.js';
import { SaveCompanyBrandDocument } from '../operations/save-company-brand.generated.js';
import { SetCompanyModulesOffDocument } from '../operations/set-company-modules-off.generated.js';
import { SetCompanyTimeZoneDocument } from '../operations/set-company-time-zone.generated.js';
import { ShowCompanyDocument } from '../operations/show-company.generated.js';
import type { Session } from '../session.js';
import { WrongUsage } from '../wrong-usage.js';
import { commaSeparated } from './comma-separated.js';

/** Creates a company. */
export const createCompany = command({
  words: 'company create',
  help: 'Begin a company; answers the id that --company takes.',
  options: {
    name: { value: 'NAME', help: 'Its name.', required: true },
    sandbox: { help: 'It is a sandbox, for good: its orders, stock and returns are made up.' },
  },
  answers: z.object({ id: whole('What --company takes.'), name: text('Its name.').nullable(), sandbox: flag('Whether it is a sandbox.').nullable() }),
  run: async ({ ask }, { options: { name = '', sandbox } }) => (await ask(CreateCompanyDocument, { input: { name, sandbox: sandbox !== undefined } })).createCompany,
  shown: ({ sandbox, ...company }) => ({ ...company, ...(sandbox === true && { sandbox }) }),
});

const PAGE = 500;

/** Lists the companies of the deployment. */
export const listCompanies = command({
  words: 'company list',
  help: 'List the companies of the deployment, with the ids that --company takes.',
  options: {},
  answers: z.array(CompanyAnswer),
  run: async ({ ask }) => {
    const all: ListCompaniesQuery['companies'][number][] = [];
    for (;;) {
      const { companies } = await ask(ListCompaniesDocument, { after: all.at(-1)?.id ?? null });
      all.push(...companies);
      if (companies.length < PAGE) return all;
    }
  },
});

const read = async ({ ask }: Pick<Session, 'ask'>): Promise<CompanyDetailsViewFragment> => (await ask(ShowCompanyDocument, {})).company;

/** Shows a company. */
export const showCompany = command({
  words: 'company show',
  help: 'Show the company, and how it shows itself to its customers.',
  options: {},
  answers: CompanyDetailsAnswer,
  run: read,
  shown: ({ brand, ...company }) => ({ ...company, ...brandLines(brand) }),
});

/** Changes a company. */
export const updateCompany = command({
  words: 'company update',
  help: 'Change the time zone of the company, how it shows itself to its customers, and the modules whose AI tools are off; what is not named stays.',
  options: {
    'time-zone': { value: 'ZONE', help: 'The IANA time zone it works in, as in Europe/Rome.' },
    'logo-url': { value: 'URL', help: 'Address of its logo; an empty text removes it, here as below.' },
    'accent-color': { value: 'COLOR', help: 'The colour of buttons and links, as #RRGGBB.' },
    'support-email': { value: 'EMAIL', help: 'Where customers write to.' },
    'support-url': { value: 'URL', help: 'Where customers find help.' },
    'modules-off': { value: 'LIST', help: 'The modules whose AI tools are off, separated by commas; none for none.' },
  },
  examples: ['company update --time-zone Europe/Rome --support-email help@shop.example', 'company update --company 2 --accent-color "#0a5"'],
  answers: CompanyDetailsAnswer,
  run: async ({ ask }, { options }) => {
    const { 'time-zone': timeZone, 'modules-off': modulesOff } = options;
    const brand = brandIn(options);
    if (timeZone === undefined && modulesOff === undefined && Object.keys(brand).length === 0) throw new WrongUsage('There is nothing to change: name an option');
    const change = async (dryRun: boolean): Promise<void> => {
      if (timeZone !== undefined) await ask(SetCompanyTimeZoneDocument, { input: { timeZone }, dryRun });
      if (Object.keys(brand).length > 0) await ask(SaveCompanyBrandDocument, { input: brand, dryRun });
      if (modulesOff !== undefined) await ask(SetCompanyModulesOffDocument, { input: { modulesOff: modulesOff === 'none' ? [] : commaSeparated(modulesOff) }, dryRun });
    };
    await change(true); // what is refused of one is refused of all
    await change(false);
    return read({ ask });
  },
  shown: ({ brand, ...company }) => ({ ...company, ...brandLines(brand) }),
});

const BRAND_FIELDS = { 'logo-url': 'logoUrl', 'accent-color': 'accentColor', 'support-email': 'supportEmail', 'support-url': 'supportUrl' } as const;

/** The fields of the brand that were typed; an empty text removes one. */
const brandIn = (options: Readonly<Record<string, string>>): Readonly<Record<string, string | null>> =>
  Object.fromEntries(Object.entries(BRAND_FIELDS).flatMap(([option, field]) => (options[option] === undefined ? [] : [[field, options[option] === '' ? null : options[option]]])));

/** The name that customers see is that of the company. */
const brandLines = (brand: CompanyDetailsViewFragment['brand']): Readonly<Record<string, unknown>> => {
  const { name: _, ...shown } = brand ?? { name: '' };
  return shown;
};

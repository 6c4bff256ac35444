import { z } from 'zod';
import { flag, instantOrNull, text, textOrNull, texts, whole } from './described.js';

/** A company in a list. */
export const CompanyAnswer = z.object({
  id: whole('What --company takes.'),
  name: textOrNull('Its name.'),
  slug: textOrNull('Its name in addresses.'),
  timeZone: textOrNull('The IANA time zone it works in.'),
  sandbox: flag('Whether it is a sandbox, whose orders, stock and returns are made up.').nullable(),
});

/** A company with how it shows itself. */
export const CompanyDetailsAnswer = CompanyAnswer.extend({
  now: instantOrNull('What time it is in it; in a sandbox whose clock was moved it is ahead.'),
  assistantModulesOff: texts('The modules whose AI tools are off.'),
  brand: z.object({
    name: text('The name that customers see.'),
    logoUrl: textOrNull('Address of the logo.'),
    accentColor: textOrNull('The colour of buttons and links, as #RRGGBB.'),
    supportEmail: textOrNull('Where customers write to.'),
    supportUrl: textOrNull('Where customers find help.'),
  }).nullable().meta({ description: 'How it shows itself on its customers\' pages and in mails to them.' }),
});

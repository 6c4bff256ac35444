import { z } from 'zod';
import type { SiteStatus } from '#contract/schema.generated.js';
import { oneOf, text, textOrNull, texts, whole } from '../answers/described.js';
import { command } from '../command.js';
import { SiteNamesDocument } from '../operations/site-names.generated.js';
import type { Session } from '../session.js';
import { Refusal } from '../refusal.js';
import { WrongUsage } from '../wrong-usage.js';

const STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const satisfies readonly SiteStatus[];

const Site = z.object({
  id: whole('Its number.'), site: text('What content pull and push take: the slugs of its workspace and its own.'), name: text('Its name.'), status: oneOf(STATUSES, 'Whether it is served.'),
  defaultLocale: text('The language of texts without one.'), locales: texts('Its languages.'), frontendUrl: textOrNull('Address of its website.'),
});

const everySite = async ({ ask }: Session): Promise<z.output<typeof Site>[]> =>
  (await ask(SiteNamesDocument, {})).workspaces.flatMap(({ slug: workspace, sites }) => sites.map(({ slug, locales, ...site }) => ({ ...site, site: `${workspace}/${slug}`, locales: [...locales] })));

/** Lists the sites of a company. */
export const listSites = command({
  words: 'site list', asks: ['content'],
  help: 'List the sites of the company, with the numbers that connection create --site and the commands of revalidation take.',
  options: {},
  answers: z.array(Site),
  run: everySite,
});

/** Refuses a delivery token without a site with those there are. */
export async function refuseWithoutSite(session: Session): Promise<never> {
  const sites = await everySite(session);
  if (sites.length === 0) throw new Refusal('--site is missing: a delivery token reads a site, and there is none');
  throw new WrongUsage(`--site is missing: a delivery token reads one of ${sites.map(({ id, site, name }) => `${String(id)} (${site}, ${name})`).join('; ')}`, { details: { sites: sites.map(({ id, site, name }) => ({ id, site, name })) } });
}

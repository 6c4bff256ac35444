import { z } from 'zod';
import { text, whole } from '../answers/described.js';
import { RevalidationAnswer, SavedRevalidationAnswer } from '../answers/webhook.js';
import { command } from '../command.js';
import { RemoveSiteRevalidationDocument } from '../operations/remove-site-revalidation.generated.js';
import { SaveSiteRevalidationDocument } from '../operations/save-site-revalidation.generated.js';
import { ShowRevalidationDocument } from '../operations/show-revalidation.generated.js';
import { Refusal } from '../refusal.js';
import { numbered } from './numbered.js';

const SITE = 'SITE';

const siteIn = (subject: string): number => numbered(SITE, 'a site', subject);

/** Shows where a website is notified. */
export const showRevalidation = command({
  words: 'revalidation show', subject: SITE,
  help: 'Show where the website of a site is notified of what was published; SITE is its number.',
  options: {},
  answers: RevalidationAnswer,
  run: async ({ ask }, { subject }) => {
    const { siteRevalidation } = await ask(ShowRevalidationDocument, { siteId: siteIn(subject) });
    if (!siteRevalidation) throw new Refusal('The website of this site is not notified; revalidation set says where');
    return siteRevalidation;
  },
});

/** Sets where a website is notified. */
export const setRevalidation = command({
  words: 'revalidation set', subject: SITE,
  asks: ['identity', 'content'], // whose site it is
  help: 'Say where the website of a site is notified of what was published; what is not named stays.',
  options: {
    url: { value: 'URL', help: 'The address; needed the first time.' },
    'new-secret': { help: 'Sign notifications with a new secret, shown once.' },
    active: { value: 'YES', help: 'Whether it is notified.', choices: ['yes', 'no'] },
  },
  examples: ['revalidation set 1 --url https://shop.example/api/revalidate --new-secret'],
  answers: SavedRevalidationAnswer,
  run: async ({ ask }, { subject, options: { url, 'new-secret': newSecret, active } }) => {
    const input = { siteId: siteIn(subject), ...(url !== undefined && { url }), ...(newSecret !== undefined && { newSecret: true }), ...(active !== undefined && { active: active === 'yes' }) };
    const { saveRevalidation: { revalidation, secret } } = await ask(SaveSiteRevalidationDocument, { input });
    return { ...revalidation, secret };
  },
});

/** Notifies a website no longer. */
export const removeRevalidation = command({
  words: 'revalidation remove', subject: SITE,
  asks: ['identity', 'content'], // whose site it is
  help: 'Notify the website of a site no longer; what waits is not sent.',
  options: {},
  answers: z.object({ siteId: whole('The site.'), url: text('The address that was notified.') }),
  run: async ({ ask }, { subject }) => (await ask(RemoveSiteRevalidationDocument, { siteId: siteIn(subject) })).removeRevalidation,
  shown: ({ url }) => `${url} is not notified any more`,
});

import { z } from 'zod';
import { defineRoute } from '#kit/define-route.js';
import { asked } from './asked.js';
import { cached, CACHED_READ } from './cached.js';
import type { DeliveryCaller } from './delivery-access.js';
import { MENU_EXAMPLE, TARGET } from './delivery-examples.js';
import { headers, locale, siteParams } from './delivery-query.js';
import { ListDeliveredMenusDocument } from './operations/list-delivered-menus.generated.js';
import { ReadDeliveredMenuDocument } from './operations/read-delivered-menu.generated.js';
import { SITE } from './paths.js';
import { ITEM_WORDS } from './words.js';

const MenuHead = z.object({ handle: z.string(), name: z.string() }).meta({ id: 'MenuHead' });

/** An item of a menu above others: described level by level, because descriptions have no schemas that contain themselves. */
const itemAbove = <S extends z.ZodType>(below: S) => z.object({
  id: z.string(), label: z.string(), url: z.string().describe('The path of a page or entry, or an address.'), type: z.enum(['page', 'entry', 'url']), target: z.enum(['_self', '_blank']).describe('How a browser opens it.'),
  children: z.array(below).describe('Those below it.'),
});

const MenuItem = itemAbove(itemAbove(itemAbove(itemAbove(itemAbove(z.unknown())))));

const Menu = z.object({ handle: z.string(), name: z.string(), locale: z.string(), items: z.array(MenuItem).describe('Up to five levels; what is not published is left out, with what is below it.') }).meta({ id: 'Menu' });

/** GET /menus: the menus of the site. */
export const listMenus = defineRoute({
  ...CACHED_READ, id: 'menus.list', path: `${SITE}/menus`,
  summary: 'List the menus',
  description: 'The menus of the site, by handle, without their items.',
  input: z.object({ params: z.object(siteParams), query: z.object({ locale }), headers }),
  answer: z.object({ data: z.array(MenuHead) }),
  operation: ListDeliveredMenusDocument,
  variables: (input, _: { readonly caller: DeliveryCaller }) => ({ input: { ...asked(input), locale: input.query.locale } }),
  reply: ({ deliveredMenus: { menus, ...age } }) => cached(age, JSON.stringify({ data: menus.map(({ handle, name }) => ({ handle, name })) })),
  example: { target: `${TARGET}/menus`, answer: { data: [{ handle: 'main', name: 'Main menu' }] } },
});

/** GET /menus/{handle}: a menu with its items. */
export const readMenu = defineRoute({
  ...CACHED_READ, id: 'menus.read', path: `${SITE}/menus/{handle}`,
  summary: 'Read a menu',
  description: 'A menu in a locale, with the paths of the pages and entries that are published there.',
  input: z.object({ params: z.object({ ...siteParams, handle: z.string().describe('The handle of the menu.') }), query: z.object({ locale }), headers }),
  answer: z.object({ data: Menu }),
  operation: ReadDeliveredMenuDocument,
  variables: (input, _: { readonly caller: DeliveryCaller }) => ({ input: { ...asked(input), handle: input.params.handle, locale: input.query.locale } }),
  reply: ({ deliveredMenu: { handle, name, locale: own, items, ...age } }) => cached(age, `{"data":${JSON.stringify({ handle, name, locale: own }).slice(0, -1)},"items":${itemsOf(items)}}}`),
  example: { target: `${TARGET}/menus/main?locale=it`, answer: { data: MENU_EXAMPLE } },
});

const WORD = /"(type|target)":"(PAGE|ENTRY|URL|SELF|BLANK)"/g;

/** The items in the words of websites, as JSON text: quotes within a text are escaped, so that a word is always the value of its name. */
const itemsOf = (text: string): string => text.replaceAll(WORD, (_, name: string, word: keyof typeof ITEM_WORDS) => `"${name}":"${ITEM_WORDS[word]}"`);

import { isDeepStrictEqual } from 'node:util';
import type { MenuItemInput } from '#contract/schema.generated.js';
import { PushMenuDocument } from '../operations/push-menu.generated.js';
import { PushRedirectDocument } from '../operations/push-redirect.generated.js';
import { changedHere } from './changed-here.js';
import { FileProblem } from './file-problem.js';
import { RedirectsFile, type ItemFile } from './file-schemas.js';
import { safeName } from './folder-names.js';
import { ownNumber } from './own-number.js';
import type { Planning, Pushing, Step } from './push-step.js';
import type { RemoteRedirect } from './remote-site.js';
import type { ValuePath } from './values.js';

/** What a push does to menus. */
export const planMenus = (planning: Planning): Step[] => [...planning.local.menus].flatMap(([handle, { name, items }]): Step[] => {
  const path = `menus/${safeName(handle)}.yaml`;
  const change = changedHere(planning, { slot: path });
  if (change === 'none') return [];
  const version = planning.remote.frame?.menus.find((menu) => menu.handle === handle)?.version ?? 0;
  const run: Step['run'] = async (pushing) => { await pushing.ask(PushMenuDocument, { input: { siteId: pushing.siteId(), handle, name, items: items.map((item, index) => itemOf(item, pushing, ['items', index])), version } }); };
  return [{ kind: change === 'new' ? 'created' : 'changed', name: path, path, run, rehearse: run, restsOn: SITE }];
});

const itemOf = (item: ItemFile, pushing: Pushing, at: ValuePath): MenuItemInput => ({
  id: item.id, ...targetOf(item, pushing, at), type: item.url !== undefined ? 'URL' : item.entry !== undefined ? 'ENTRY' : 'PAGE', target: item.new_tab === true ? 'BLANK' : 'SELF',
  labels: Object.entries(item.labels ?? {}).map(([locale, label]) => ({ locale, label })), children: (item.items ?? []).map((child, index) => itemOf(child, pushing, [...at, 'items', index])),
});

type Target = Pick<RedirectsFile['redirects'][number], 'entry' | 'page' | 'url'>;

/** What an item or a redirect leads to. Throws {@link FileProblem} where that is not there. */
function targetOf({ page, entry, url }: Target, { numberOf, dangling }: Pushing, above: ValuePath = []): { readonly documentId: number | null; readonly url: string | null } {
  const [kind, named] = page !== undefined ? ['page', page] as const : ['entry', entry] as const;
  if (named === undefined) return { documentId: null, url: url ?? null };
  const at = [...above, kind];
  const documentId = typeof named === 'number' ? ownNumber(dangling, { kind, target: named, at }) : numberOf(kind, named);
  if (documentId === undefined) throw new FileProblem(`names the ${kind} ${String(named)}, which is neither here nor on the site`, undefined, { at });
  return { documentId, url: null };
}

const FILE = 'redirects.yaml';

/** What a push does to redirects: each is a step, since one that is refused does not stop the others. */
export function planRedirects(planning: Planning): Step[] {
  const { local: { redirects }, remote } = planning;
  if (!redirects || changedHere(planning, { slot: FILE }) === 'none') return [];
  const there = RedirectsFile.safeParse(planning.rendered.get(FILE)?.value).data?.redirects ?? [];
  return [...redirects.redirects.entries()].filter(([, redirect]) => !there.some((one) => isDeepStrictEqual(one, redirect))).map(([index, redirect]): Step => {
    const run: Step['run'] = async (pushing) => {
      const { from, locale, status } = redirect;
      const target = targetOf(redirect, pushing);
      if (remote.redirects.some((one) => isKnown(one, [redirect]) && one.status === status && one.documentId === target.documentId && one.url === target.url)) return;
      await pushing.ask(PushRedirectDocument, { input: { siteId: pushing.siteId(), from, locale, status, ...target } });
    };
    return { at: ['redirects', index], kind: isKnown(redirect, remote.redirects) ? 'changed' : 'created', name: `redirect ${redirect.from}`, detail: redirect.locale, path: FILE, run, rehearse: run, restsOn: SITE, isMended: movesPaths };
  });
}

/** The steps, by their names, that make or change the site itself. */
const SITE = ['the site', 'site.yaml'] as const;

/** Whether a plan moves, publishes or removes something before, so that other paths are taken then. */
const movesPaths: Step['isMended'] = ({ code }, coming) => code !== 'BAD_INPUT' && [...coming].some((one) => /^(?:moved|published|removed) /.test(one));

/** Whether a redirect of the same path and locale is among others. */
export const isKnown = ({ from, locale }: Pick<RemoteRedirect, 'from' | 'locale'>, others: readonly Pick<RemoteRedirect, 'from' | 'locale'>[]): boolean => others.some((one) => one.from === from && one.locale === locale);

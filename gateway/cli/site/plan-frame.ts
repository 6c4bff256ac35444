import { PushCollectionChangeDocument } from '../operations/push-collection-change.generated.js';
import { PushCollectionDocument } from '../operations/push-collection.generated.js';
import { PushSiteChangeDocument } from '../operations/push-site-change.generated.js';
import { PushSiteDocument } from '../operations/push-site.generated.js';
import { PushTemplateDocument } from '../operations/push-template.generated.js';
import { PushWorkspaceDocument } from '../operations/push-workspace.generated.js';
import { changedHere } from './changed-here.js';
import { FileProblem } from './file-problem.js';
import type { SiteFile } from './file-schemas.js';
import { safeName } from './folder-names.js';
import type { Planning, Step } from './push-step.js';

/** What a push does to the site itself, its templates and its collections. */
export const planFrame = (planning: Planning): Step[] => [...planSite(planning), ...planCollections(planning), ...planTemplates(planning)];

function planSite(planning: Planning): Step[] {
  const { local: { site }, remote: { frame, hasWorkspace } } = planning;
  if (!frame) return [...hasWorkspace ? [] : [asked(createWorkspace)], { ...asked(createSite(site)), restsOn: [createWorkspace.name] }];
  if (!site || changedHere(planning, { slot: 'site.yaml' }) === 'none') return [];
  return [asked({ kind: 'changed', name: 'site.yaml', path: 'site.yaml', run: async ({ ask }) => { await ask(PushSiteChangeDocument, { input: { id: frame.id, ...factsOf(site) } }); } })];
}

/** The steps, by their names, that make or change the site itself. */
const SITE = ['the site', 'site.yaml'] as const;

/** A step that the graph can be asked about as it is. */
const asked = (step: Step): Step => ({ ...step, rehearse: step.run });

const createWorkspace: Step = { kind: 'created', name: 'the workspace', path: 'site.yaml', run: async ({ ask, name: { workspace } }) => { await ask(PushWorkspaceDocument, { input: { slug: workspace, name: workspace } }); } };

const createSite = (site: SiteFile | undefined): Step => ({
  kind: 'created', name: 'the site', path: 'site.yaml',
  run: async ({ ask, name: { workspace, slug }, foundSite }) => {
    if (!site) throw new FileProblem('The site is not there, and site.yaml does not say what to make');
    foundSite((await ask(PushSiteDocument, { input: { workspace, slug, ...factsOf(site) } })).createSite.id);
  },
});

const factsOf = ({ name, status, default_locale: defaultLocale, locales, url }: SiteFile) => ({ name, status, defaultLocale, locales, frontendUrl: url ?? null });

function planTemplates(planning: Planning): Step[] {
  return [...planning.local.templates].flatMap(([key, { name, blocks }]): Step[] => {
    const path = `templates/${safeName(key)}.yaml`;
    const change = changedHere(planning, { slot: path });
    if (change === 'none') return [];
    const version = planning.remote.frame?.templates.find((one) => one.key === key)?.version ?? 0;
    return [asked({ kind: kindOf(change), name: path, path, isSchema: true, restsOn: SITE, run: async ({ ask, siteId }) => { await ask(PushTemplateDocument, { input: { siteId: siteId(), key, name, blocks, version } }); } })];
  });
}

function planCollections(planning: Planning): Step[] {
  return [...planning.local.collections].flatMap(([slug, { name, fields }]): Step[] => {
    const path = `collections/${safeName(slug)}.yaml`;
    const change = changedHere(planning, { slot: path });
    if (change === 'none') return [];
    const version = planning.remote.frame?.collections.find((one) => one.slug === slug)?.version ?? null;
    return [asked({
      kind: kindOf(change), name: path, path, isSchema: true, restsOn: SITE,
      run: async ({ ask, siteId, collectionIds }) => {
        const id = collectionIds.get(slug);
        if (id === undefined) collectionIds.set(slug, (await ask(PushCollectionDocument, { input: { siteId: siteId(), slug, name, fields } })).createCollection.id);
        else await ask(PushCollectionChangeDocument, { input: { id, name, fields, version } });
      },
    })];
  });
}

const kindOf = (change: 'changed' | 'new'): 'changed' | 'created' => (change === 'new' ? 'created' : 'changed');

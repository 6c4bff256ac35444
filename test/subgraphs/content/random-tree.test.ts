import { createRandom, type Random } from '../../../gateway/demo/data/random.js';
import { treeModel, type TreeModel } from './tree-model.js';
import { testContent, type TestSite } from './test-content.js';

const content = testContent();
const [STEPS, MOST_PAGES, SLUGS] = [150, 14, ['a', 'b', 'c', 'd']] as const;
const REFUSED = new Set(['ALREADY_EXISTS', 'INVALID_STATE', 'BAD_INPUT', 'NOT_FOUND']);

/** One step on the site; the model takes it where the site does. */
async function step(site: TestSite, model: TreeModel, random: Random): Promise<void> {
  const ids = [...model.pages.keys()];
  const [id, other] = [ids.length === 0 ? 0 : random.pick(ids), ids.length === 0 || random.chance(0.3) ? null : random.pick(ids)];
  const slug = random.pick(SLUGS);
  const steps: readonly (() => Promise<void>)[] = [
    async () => {
      if (ids.length < MOST_PAGES) model.create((await site.createPage({ title: slug, slug, parentId: other })).id, slug, other);
    },
    async () => { await site.savePage({ id, locale: 'it', slug }); model.rename(id, slug); },
    async () => { await site.publishPage(id); model.publish(id); },
    async () => { await site.unpublishPage(id, { withDescendants: true }); model.unpublish(id); },
    async () => { await site.movePage({ id, parentId: other }); model.move(id, other); },
    async () => { await site.deletePage(id); model.remove(id); },
  ];
  await random.pick([0, 0, 1, 1, 2, 2, 2, 2, 3, 4, 4, 5].map((at) => steps[at] ?? fail))().catch((error: unknown) => {
    if (!REFUSED.has((error as { readonly code?: string }).code ?? '')) throw error;
  });
}

function fail(): never {
  throw new Error('There is no such step');
}

test.each([1, 2, 3])('after any steps websites find each page at the path that its tree gives, and redirects where none is (%d)', async (seed) => {
  const [site, model, random] = [await content.newSite(), treeModel(), createRandom(seed, 'pages')];
  for (let at = 0; at < STEPS; at += 1) {
    await step(site, model, random);
    if (at % 10 !== 9) continue;
    const [paths, redirects] = [await site.paths(), await site.redirects()];
    expect(paths).toEqual(model.paths());
    expect(new Set(paths).size).toBe(paths.length);
    expect(redirects).toEqual(model.redirects());
    expect(Object.keys(redirects).filter((from) => paths.includes(from))).toEqual([]);
    expect(Object.values(redirects).filter((target) => target === null || !paths.includes(target))).toEqual([]);
  }
  expect(model.figures()).toEqual({ 1: MOVES[0], 2: MOVES[1], 3: MOVES[2] }[seed]);
});

/** Paths that were left by each seed: the steps do something. */
const MOVES = [9, 19, 4];

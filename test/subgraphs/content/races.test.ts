import { testContent, type TestSite } from './test-content.js';

const content = testContent();
const ROUNDS = 8;
const SAVES = 12;

/** What is wrong with what is published: paths that the tree does not give, paths twice, documents that are no more, redirects at live paths. */
async function flaws(site: TestSite): Promise<unknown[]> {
  const query = <Row>(sql: string) => content.database().query<Row>(sql, [site.companyId]);
  const rows = await query<{ id: number; locale: string; path: string; slug: string; parent: number | null; known: number | null }>(
    `SELECT p.document_id AS id, p.locale, p.path, p.slug, d.parent_id AS parent, d.id AS known FROM published p LEFT JOIN document d ON d.company_id = p.company_id AND d.id = p.document_id WHERE p.company_id = ?`);
  const pathOf = new Map(rows.map(({ id, locale, path }) => [`${String(id)} ${locale}`, path]));
  const wrong = rows.filter(({ locale, path, slug, parent, known }) => known === null || path !== `${parent === 0 ? '' : pathOf.get(`${String(parent)} ${locale}`) ?? '(not published)'}/${slug}`);
  const marks = await query(`SELECT t.document_id FROM translation t LEFT JOIN published p ON p.company_id = t.company_id AND p.document_id = t.document_id AND p.locale = t.locale
    WHERE t.company_id = ? AND (t.published_version IS NULL) <> (p.path IS NULL)`);
  const orphans = await query('SELECT t.document_id FROM translation t LEFT JOIN document d ON d.company_id = t.company_id AND d.id = t.document_id WHERE t.company_id = ? AND (d.id IS NULL OR d.parent_id <> t.parent_id)');
  const lost = await query('SELECT d.id FROM document d LEFT JOIN document u ON u.company_id = d.company_id AND u.id = d.parent_id WHERE d.company_id = ? AND d.parent_id <> 0 AND u.id IS NULL');
  const covered = await query('SELECT r.from_path FROM redirect r JOIN published p ON p.company_id = r.company_id AND p.site_id = r.site_id AND p.locale = r.locale AND p.path = r.from_path WHERE r.company_id = ?');
  return [...wrong, ...marks, ...orphans, ...lost, ...covered];
}

const PASSES = new Set(['CONFLICT', 'INVALID_STATE', 'NOT_FOUND', 'ALREADY_EXISTS', 'BAD_INPUT']);

/** Do things at once; each is done, or refused in plain words. */
async function atOnce(...works: readonly (() => Promise<unknown>)[]): Promise<string[]> {
  const ends = await Promise.allSettled(works.map((work) => work()));
  return ends.map((end) => {
    if (end.status === 'fulfilled') return 'done';
    const { code } = end.reason as { readonly code: string };
    if (!PASSES.has(code)) throw end.reason;
    return code;
  });
}

/** A site with /a, /a/b, /a/b/c and /d in both locales. */
async function tree() {
  const site = await content.newSite();
  const made: number[] = [];
  for (const [title, above] of [['A'], ['B', 0], ['C', 1], ['D']] as const) {
    const { id } = await site.createPage({ title, parentId: above === undefined ? null : made[above] });
    await site.savePage({ id, locale: 'en', title });
    await site.publishPage(id);
    made.push(id);
  }
  const [a = 0, b = 0, c = 0, d = 0] = made;
  return { site, a, b, c, d };
}

test('texts of one page that are saved and published at once all count', async () => {
  const { site, a } = await tree();
  const saved = (title: string, locale = 'it') => Array.from({ length: SAVES }, (_, at) => () => site.savePage({ id: a, locale, title: `${title} ${String(at)}` }));
  expect(new Set(await atOnce(...saved('A')))).toEqual(new Set(['done']));
  expect(new Set(await atOnce(...saved('B'), ...saved('B', 'en'), ...Array.from({ length: SAVES }, () => () => site.publishPage(a))))).toEqual(new Set(['done']));
  const [row] = await content.database().query<{ version: number }>("SELECT version FROM translation WHERE company_id = ? AND document_id = ? AND locale = 'it'", [site.companyId, a]);
  expect(row?.version).toBe(1 + 2 * SAVES);
  expect(await flaws(site)).toEqual([]);
});

test('two renames of one page at once leave one tree', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { site, a } = await tree();
    expect(await atOnce(() => site.rename(a, 'x'), () => site.rename(a, 'y'))).toContain('done');
    expect(await flaws(site)).toEqual([]);
    expect([['/d', '/x', '/x/b', '/x/b/c'], ['/d', '/y', '/y/b', '/y/b/c']]).toContainEqual(await site.paths());
  }
});

test('a rename and a move of its parent at once leave one tree', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { site, b, c, d } = await tree();
    expect(await atOnce(() => site.rename(c, 'x'), () => site.movePage({ id: b, parentId: d }))).toEqual(['done', 'done']);
    expect(await flaws(site)).toEqual([]);
    expect(await site.paths()).toEqual(['/a', '/d', '/d/b', '/d/b/x']);
  }
});

test('two moves below one another at once make no circle', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { site, a, d } = await tree();
    const ends = await atOnce(() => site.movePage({ id: a, parentId: d }), () => site.movePage({ id: d, parentId: a }));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(await flaws(site)).toEqual([]);
  }
});

test('a publication and a deletion, an unpublication or a rename above at once leave no half state', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { site, a, b, c, d } = await tree();
    for (const id of [b, c, d]) await site.savePage({ id, locale: 'it', title: 'New' });
    await atOnce(() => site.publishPage(c), () => site.deletePage(c));
    expect(await flaws(site)).toEqual([]);
    await atOnce(() => site.publishPage(b), () => site.unpublishPage(a, { withDescendants: true }));
    expect(await flaws(site)).toEqual([]);
    await site.publishPage(a, { locales: ['it'] }).catch(() => undefined);
    await atOnce(() => site.publishPage(b, { locales: ['it'] }), () => site.rename(a, 'x'));
    expect(await flaws(site)).toEqual([]);
  }
});

test('a page made below one that is deleted, and two home pages in two locales, at once: one of them is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { site, c } = await tree();
    const ends = await atOnce(() => site.createPage({ title: 'X', parentId: c }), () => site.deletePage(c));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(await flaws(site)).toEqual([]);
    const homes = await atOnce(() => site.createPage({ title: 'Home', isHome: true, locale: 'it' }), () => site.createPage({ title: 'Home', isHome: true, locale: 'en' }));
    expect(homes.sort()).toEqual(['ALREADY_EXISTS', 'done']);
  }
});

test('an entry made in a collection that is removed at once: one of them is refused', async () => {
  const site = await content.newSite();
  for (let round = 0; round < ROUNDS; round += 1) {
    const collectionId = await site.createCollection({ slug: `c${String(round)}`, name: 'C', fields: [] });
    const ends = await atOnce(() => site.createEntry({ collectionId, title: 'X' }), () => site.run('mutation($id: SafeInt!) { removeCollection(id: $id) { slug } }', { id: collectionId }));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
  }
});

test('a draft saved while its page moves or goes is with its page, or not there', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { site, b, c, d } = await tree();
    expect(await atOnce(() => site.savePage({ id: b, locale: 'it', title: 'New' }), () => site.movePage({ id: b, parentId: d }))).toEqual(['done', 'done']);
    await atOnce(() => site.savePage({ id: c, locale: 'it', title: 'New' }), () => site.deletePage(c));
    expect(await flaws(site)).toEqual([]);
  }
});

test('a redirect and a page at one path at once: one of them is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { site, a } = await tree();
    await site.savePage({ id: a, locale: 'it', slug: 'x' });
    const ends = await atOnce(() => site.saveRedirect({ from: '/x', url: '/d' }), () => site.publishPage(a));
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(await flaws(site)).toEqual([]);
  }
});

test('publications at once leave menus with all of them', async () => {
  const site = await content.newSite();
  const ids = [];
  for (const title of ['A', 'B', 'C', 'D', 'E']) ids.push((await site.createPage({ title })).id);
  await site.saveMenu(ids.map((documentId) => ({ id: `p${String(documentId)}`, type: 'PAGE', documentId })));
  await Promise.all(ids.map((id) => site.publishPage(id)));
  expect(await site.menu()).toMatchObject([{ url: '/a' }, { url: '/b' }, { url: '/c' }, { url: '/d' }, { url: '/e' }]);
});

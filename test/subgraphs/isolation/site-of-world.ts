/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */
import { ONE_PIXEL, TWO_PIXELS } from '../../kit/pixels.js';

type Change = (field: string, input: string, selection?: string) => Promise<any>;

const BLOCKS = 'blocks: [{ key: "text", label: "Text", fields: [{ key: "heading", label: "Heading", type: TEXT }] }]';
const FIELDS = 'fields: [{ key: "summary", label: "Summary", type: TEXT }, { key: "more", label: "More", type: PAGE }, { key: "link", label: "Link", type: URL }, { key: "picture", label: "Picture", type: IMAGE }]';

/** Give the first company a site with one record of every kind; answers the names of each. */
export async function fillSite(change: Change) {
  await change('createWorkspace', 'input: { slug: "main", name: "Main" }', '{ slug }');
  const { id: site } = await change('createSite', 'input: { workspace: "main", slug: "shop", name: "Shop", status: ACTIVE, defaultLocale: "it", locales: ["it", "en"], frontendUrl: "https://shop.example.com" }');
  await change('saveTemplate', `input: { siteId: ${String(site)}, key: "plain", name: "Plain", ${BLOCKS} }`, '{ key }');
  const { id: page } = await change('createPage', `input: { siteId: ${String(site)}, template: "plain", title: "About us", slug: "about" }`);
  await change('publishPage', `input: { id: ${String(page)} }`);
  await change('savePageDraft', `input: { id: ${String(page)}, locale: "en", title: "About us", slug: "about" }`);
  const { id: lockedPage } = await change('createPage', `input: { siteId: ${String(site)}, template: "plain", title: "Unmistakable" }`);
  await change('lockDocument', `input: { id: ${String(lockedPage)}, locale: "it" }`, '{ until }');
  const { id: collection } = await change('createCollection', `input: { siteId: ${String(site)}, slug: "news", name: "News", ${FIELDS} }`);
  const { id: asset } = await change('uploadAsset', `input: { contentBase64: "${ONE_PIXEL}", name: "one.png" }`);
  const { id: entry } = await change('createEntry', `input: { collectionId: ${String(collection)}, title: "Summer sale", slug: "summer", fields: { more: { page: ${String(page)} }, link: "/nowhere", picture: { asset: "${String(asset)}" } } }`);
  await change('saveEntryDraft', `input: { id: ${String(entry)}, locale: "en", title: "Summer sale", slug: "summer" }`);
  await change('publishEntry', `input: { id: ${String(entry)}, locales: ["it"] }`);
  await change('saveMenu', `input: { siteId: ${String(site)}, handle: "header", name: "Header", items: [{ id: "1", type: PAGE, documentId: ${String(page)} }] }`, '{ handle }');
  await change('saveRedirect', `input: { siteId: ${String(site)}, from: "/old", status: 301, documentId: ${String(page)} }`, '{ from }');
  const { id: scheduled } = await change('schedulePublication', `input: { id: ${String(page)}, action: UNPUBLISH, at: "2099-01-01T00:00:00Z" }`, '{ id }');
  await change('saveRevalidation', `input: { siteId: ${String(site)}, url: "https://hooks.example.com/revalidate" }`, '{ secret }');
  const [contact, otherContact] = [await change('createContact', 'input: { name: "Ada", emails: ["ada@unmistakable.example.test"] }'), await change('createContact', 'input: { name: "Ada R", emails: ["ada@unmistakable.example.test"] }')];
  return {
    workspace: ['main'], site: [site], template: ['plain'], page: [page], pagePath: ['/about'], pageWord: ['unmistakable'], lockedPage: [lockedPage], collection: [collection], collectionSlug: ['news'], entry: [entry], entrySlug: ['summer'], menu: ['header'], redirect: ['/old'], scheduled: [scheduled], asset: [asset], contact: [contact.id], otherContact: [otherContact.id], contactEmail: ['ada@unmistakable.example.test'],
  };
}

/** Records of the site that mutations can remove, or publish; answers their ids. */
export async function fillSiteMore(change: Change, site: number) {
  const of = `siteId: ${String(site)}`;
  await change('createWorkspace', 'input: { slug: "spare", name: "Spare" }', '{ slug }');
  await change('saveTemplate', `input: { ${of}, key: "unused", name: "Unused", ${BLOCKS} }`, '{ key }');
  const { id: spareAsset } = await change('uploadAsset', `input: { contentBase64: "${TWO_PIXELS}", name: "two.png" }`);
  const { id: draftPage } = await change('createPage', `input: { ${of}, template: "plain", title: "Draft" }`);
  const { id: emptyCollection } = await change('createCollection', `input: { ${of}, slug: "empty", name: "Empty", ${FIELDS} }`);
  const { id: drafts } = await change('createCollection', `input: { ${of}, slug: "drafts", name: "Drafts", ${FIELDS} }`);
  const { id: draftEntry } = await change('createEntry', `input: { collectionId: ${String(drafts)}, title: "Draft" }`);
  await change('saveEntryDraft', `input: { id: ${String(draftEntry)}, locale: "it", title: "Changed draft" }`);
  return { draftPage, emptyCollection, draftEntry, spareAsset } as { readonly spareAsset: string; readonly draftPage: number; readonly emptyCollection: number; readonly draftEntry: number };
}

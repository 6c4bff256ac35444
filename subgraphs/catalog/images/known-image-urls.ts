import { sha256 } from '#kernel/crypto.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';

const SLICE = 200;
const LONGEST_URL = 1000;

interface KnownProduct {
  readonly company_id: number;
  readonly catalog_id: number;
  readonly id: number;
  readonly image_urls: string;
}

type Runner = Parameters<Parameters<typeof migration>[2]>[0];

/** Queues the addresses that keys sent before images were fetched, some hundred products at a time; it begins again after a kill. */
export const queueKnownImageUrls = (at: number): Migration => migration(at, 'queue_known_image_urls', async (runner) => {
  for (;;) {
    const products = await runner.query(`SELECT company_id, catalog_id, id, image_urls FROM product WHERE image_urls IS NOT NULL ORDER BY company_id, id LIMIT ${String(SLICE)}`) as KnownProduct[];
    if (products.length === 0) return;
    for (const product of products) await queueOf(runner, product);
  }
});

async function queueOf(runner: Runner, { company_id: companyId, catalog_id: catalogId, id, image_urls: stored }: KnownProduct): Promise<void> {
  const of = [companyId, catalogId, id];
  const rows = await runner.query('SELECT address FROM image_source WHERE company_id = ? AND catalog_id = ? AND product_id = ?', of) as { readonly address: string }[];
  const known = new Set(rows.map(({ address }) => address));
  for (const url of urlsOf(stored)) {
    if (known.has(sha256(url))) continue;
    await runner.query(
      "INSERT INTO image_source (company_id, catalog_id, product_id, address, url, host, status, attempts, pending, due_at) VALUES (?, ?, ?, ?, ?, ?, 'PENDING', 0, 1, '1970-01-01T00:00:00.000Z')", [...of, sha256(url), url, new URL(url).host]);
  }
  await runner.query('UPDATE product SET image_urls = NULL WHERE company_id = ? AND id = ?', [companyId, id]);
}

/** What cannot be read is left out: it was never shown to anybody. */
function urlsOf(stored: string): string[] {
  try {
    const urls: unknown = JSON.parse(stored);
    return Array.isArray(urls) ? [...new Set(urls)].filter((url): url is string => typeof url === 'string' && url.length <= LONGEST_URL && URL.canParse(url)) : [];
  } catch {
    return [];
  }
}

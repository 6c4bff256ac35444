import { migration, type Migration } from '#subgraph-kit/migration.js';

/** Give every company that had products before there were catalogs its first one, with a price list in the currency of its prices; each step changes nothing on its own result. */
export const catalogsOfKnownProducts = (at: number): readonly Migration[] => [
  migration(at, 'catalog_of_products', (runner) => runner.query(`INSERT INTO catalog (company_id, id, slug, name, default_locale, locales, version, updated_at)
    SELECT p.company_id, 1, 'main', 'Catalog', 'en', '{"en":"English"}', 1, MAX(p.updated_at)
    FROM product p LEFT JOIN catalog c ON c.company_id = p.company_id WHERE c.id IS NULL GROUP BY p.company_id`)),
  migration(at + 1, 'price_list_of_products', (runner) => runner.query(`INSERT INTO price_list (company_id, catalog_id, code, name, currency, tax_included, is_default)
    SELECT v.company_id, 1, 'default', 'Default', MIN(v.currency), 1, 1
    FROM variant v LEFT JOIN price_list l ON l.company_id = v.company_id WHERE l.code IS NULL GROUP BY v.company_id`)),
  migration(at + 2, 'catalog_numbers', (runner) => runner.query(`INSERT INTO counter (company_id, series, \`last_value\`)
    SELECT c.company_id, 'catalog', 1 FROM catalog c LEFT JOIN counter n ON n.company_id = c.company_id AND n.series = 'catalog' WHERE n.series IS NULL AND c.id = 1`)),
];

import { columnOf } from '#contract/file-columns.js';

const COLUMNS = { 'sku': 'Artikel', 'title': 'Name', 'categories': 'Gruppen', 'image_urls': 'Bilder', 'attributes.fit': 'Schnitt', 'variant.price': 'VK', 'variant.price.us': 'VK USA', 'variant.sale_price.us': 'Aktion USA', 'variant.weight.kg': 'Gewicht', 'variant.color': 'Farbe', 'variant.stock.MI1': 'Lager' };
const places = { prices: ['us', undefined], stock: ['MI1'] };

test.each([
  ['title', null, 'Name'], ['category', null, 'Gruppen'], ['image_urls.3', null, 'Bilder'], ['attributes.fit', null, 'Schnitt'], ['attributes.neck', null, 'attributes.neck'], ['price', null, 'price'], ['constructor', null, 'constructor'],
  ['prices.0.price', 'A', 'VK USA'], ['prices.1.price', 'A', 'VK'], ['prices.1', 'A', 'VK'], ['prices.0.sale_price', 'A', 'Aktion USA'], ['prices.1.sale_price', 'A', 'VK'], ['prices.2.price', 'A', 'prices.2.price'], ['prices', 'A', 'VK'], ['prices.us', 'A', 'VK USA'],
  ['weight', 'A', 'Gewicht'], ['weight_unit', 'A', 'Gewicht'], ['options.color', 'A', 'Farbe'], ['color', 'A', 'Farbe'], ['sku', 'A', 'Artikel'], ['stock.0.available', 'A', 'Lager'], ['stock', 'A', 'stock'], ['barcode', 'A', 'barcode'],
])('%s of variant %s stands in the column %s [H-UPLOAD-1]', (field, variantSku, column) => {
  expect(columnOf(COLUMNS, { field, variantSku, places })).toBe(column);
});

test('without its places a price is named where the file has one column of prices [H-UPLOAD-1]', () => {
  const field = { field: 'prices.0.price', variantSku: 'A' };
  expect(columnOf({ 'variant.price.us': 'VK' }, field)).toBe('VK');
  expect(columnOf({ 'variant.price': 'VK', 'variant.price.us': 'VK USA' }, field)).toBe('prices.0.price');
  expect(columnOf({}, field)).toBe('prices.0.price');
});

import type { Edit } from '../catalog/edit.js';
import { orNull } from '../parts/form-texts.js';
import { ask } from '../graph/ask.js';
import { GraphFailure } from '../graph/graph-failure.js';
import { ConsoleAddProductImageDocument } from './operations/console-add-product-image.generated.js';
import { ConsoleChangeProductImageDocument } from './operations/console-change-product-image.generated.js';
import { ConsoleOrderProductImagesDocument } from './operations/console-order-product-images.generated.js';
import { ConsoleRemoveProductImageDocument } from './operations/console-remove-product-image.generated.js';
import { productEdit, type Editing } from './product-edits.js';
import type { ProductView } from './use-product.js';

/** What an image shows, and for those who do not see it. */
const LONGEST_ALT = 512;

/** An image from an address. */
export const imageFromAddress = (editing: Editing): Edit => productEdit(editing, {
  title: editing.words.addFromAddress, advice: editing.words.addressAdvice,
  fields: ({ words, keeper }) => [
    { name: 'url', label: words.address, kind: 'url', value: '', isRequired: true, longest: 2000, hint: 'https://', keptBy: keeper('images') },
    { name: 'alt', label: words.alt, kind: 'text', value: '', longest: LONGEST_ALT, keptBy: keeper('images') },
  ],
  send: ({ url = '', alt }, dryRun) => addImage(editing, { url, alt: orNull(alt) }, dryRun),
});

/** Images from files, each with what it shows. */
export const imagesFromFiles = (editing: Editing, files: readonly { readonly name: string; readonly content: string }[]): Edit => productEdit(editing, {
  title: editing.words.addImages, advice: editing.words.altAdvice,
  fields: ({ words, keeper }) => files.map(({ name }, at) => ({ name: `alt:${String(at)}`, label: words.altOf(name), kind: 'text', value: '', longest: LONGEST_ALT, keptBy: keeper('images') })),
  send: async (changed, dryRun) => {
    const views: ProductView[] = [];
    for (const [at, { content }] of files.entries()) views.push(await addImage(editing, { contentBase64: content, alt: orNull(changed[`alt:${String(at)}`]) }, dryRun));
    return dryRun ? joined(editing.product.images.length, views) : last(views, editing);
  },
});

/** Dry runs do not see each other: the images that each would add are put behind each other. */
function joined(count: number, views: readonly ProductView[]): ProductView {
  const [first] = views;
  if (!first) throw new GraphFailure('BAD_INPUT');
  const added = views.flatMap(({ images }, at) => images.slice(count).map((image) => ({ ...image, id: image.id + at, position: image.position + at })));
  return { ...first, images: [...first.images.slice(0, count), ...added] };
}

function last(views: readonly ProductView[], { words }: Editing): ProductView {
  const product = views.at(-1);
  if (!product) throw new GraphFailure('PRODUCT_NOT_FOUND', words.gone);
  return product;
}

async function addImage({ product: { id }, words }: Editing, image: { readonly url?: string; readonly contentBase64?: string; readonly alt: string | null }, dryRun: boolean): Promise<ProductView> {
  const { addProductImage: [product] } = await ask(ConsoleAddProductImageDocument, { input: { productIds: [id], ...image }, dryRun });
  if (!product) throw new GraphFailure('PRODUCT_NOT_FOUND', words.gone);
  return product;
}

/** What an image shows. */
export const altEdit = (editing: Editing, imageId: number): Edit => productEdit(editing, {
  title: editing.words.editAlt, advice: editing.words.altAdvice,
  fields: ({ product, words, keeper }) => [{ name: 'alt', label: words.alt, kind: 'text', value: product.images.find(({ id }) => id === imageId)?.alt ?? '', longest: LONGEST_ALT, keptBy: keeper('images') }],
  send: async ({ alt = '' }, dryRun) => (await ask(ConsoleChangeProductImageDocument, { input: { productId: editing.product.id, imageId, alt }, dryRun })).changeProductImage,
});

/** An image goes. */
export const removeImageEdit = (editing: Editing, imageId: number): Edit => productEdit(editing, {
  title: editing.words.removeImage, label: editing.words.remove, fields: () => [],
  send: async (_, dryRun) => (await ask(ConsoleRemoveProductImageDocument, { input: { productId: editing.product.id, imageId }, dryRun })).removeProductImage,
});

/** All images in another order. */
export const orderEdit = (editing: Editing, imageIds: readonly number[], onDone: () => void): Edit => productEdit(editing, {
  title: editing.words.orderImages, fields: () => [], onDone,
  send: async (_, dryRun) => (await ask(ConsoleOrderProductImagesDocument, { input: { productId: editing.product.id, imageIds: [...imageIds] }, dryRun })).orderProductImages,
});

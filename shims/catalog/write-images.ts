import { z } from 'zod';
import type { Route } from '#kit/route.js';
import type { ConnectionCaller } from '#kit/access/connection-access.js';
import { ok } from '#kit/answer.js';
import { defineRoute } from '#kit/define-route.js';
import { atMost } from './at-most.js';
import { Image, imageJson, IMAGE_EXAMPLE } from './image.js';
import { unknown } from './item-of.js';
import { AddKeyImageDocument } from './operations/add-key-image.generated.js';
import { ChangeKeyImageDocument } from './operations/change-key-image.generated.js';
import { ListKeyImagesDocument } from './operations/list-key-images.generated.js';
import { OrderKeyImagesDocument } from './operations/order-key-images.generated.js';
import { RemoveKeyImageDocument } from './operations/remove-key-image.generated.js';
import { PRODUCT_EXAMPLE } from './product-examples.js';
import { productJson } from './product.js';
import { idOf, ProductPath, productReference } from './product-path.js';
import { changedProduct, WrittenProduct } from './written-product.js';
import { unknownJson, WriteResult } from './write-result.js';

const [LONGEST_URL, LONGEST_ALT, MOST_IMAGES, MOST_POSITION] = [1000, 512, 250, 1_000_000] as const;
const NO_IMAGE = 0;

const FIELDS = {
  alt: z.string().max(LONGEST_ALT, `must have at most ${String(LONGEST_ALT)} characters`).nullish().describe('What it shows, for those who do not see it.'),
  position: z.int().min(1).max(MOST_POSITION).nullish().describe('Its place, from 1; a place behind the last one is the last.'),
};

/** `{image}` in a path; text that is no id names no image. */
const ImagePath = ProductPath.extend({ image: z.string().transform((text) => idOf(text) ?? NO_IMAGE).describe('The image\'s id.') });

const Body = z.looseObject({ url: z.string().max(LONGEST_URL).regex(/^https?:\/\/[^\s/]+/, 'must be an http or https address').describe('Where it is fetched: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB and 50 megapixels, on a public address, within 20 seconds.'), ...FIELDS }).meta({ id: 'NewImage' });
const Change = z.looseObject(FIELDS).meta({ id: 'ImageChange' });
const Order = z.looseObject({ image_ids: atMost(MOST_IMAGES, z.array(z.int()).max(MOST_IMAGES)).describe('All images of the product, each once.') });

/** An image after a write, and what was written of it. */
const WrittenImage = z.object({ data: Image, result: WriteResult }).meta({ id: 'WrittenImage' });

type Written = z.output<typeof WriteResult>;

const resultOf = (status: Written['status'], sent: object, known: object): Written => ({ status, errors: [], notes: unknown(sent, known).map((field) => unknownJson(field, null)) });

/** The image that a write is about, as its product has it. */
function ofProduct(images: readonly Parameters<typeof imageJson>[0][], id: number): z.output<typeof Image> {
  const image = images.find((one) => one.id === id);
  if (!image) throw new Error(`A product has no image ${String(id)} after its write`);
  return imageJson(image);
}

const listImages = defineRoute({
  id: 'images.list', method: 'GET', path: '/products/{product}/images', scope: 'catalog:read', idempotency: 'natural',
  summary: 'List the images of a product',
  description: 'All of them, in their order.',
  failures: ['PRODUCT_NOT_FOUND'],
  input: z.object({ params: ProductPath }),
  answer: z.object({ data: z.array(Image) }).meta({ id: 'Images' }),
  operation: ListKeyImagesDocument,
  variables: ({ params }) => ({ product: productReference(params) }),
  reply: ({ catalogProduct: { images } }) => ok({ data: images.map(imageJson) }),
  example: { target: '/products/TEE-001/images', answer: { data: [IMAGE_EXAMPLE] } },
});

const addImage = defineRoute({
  id: 'images.add', method: 'POST', path: '/products/{product}/images', scope: 'catalog:write', idempotency: 'key', success: 201,
  otherSuccesses: { 200: 'The product had this image already.' },
  summary: 'Add an image',
  description: 'Fetches the image before it answers, and keeps a copy, which we serve: decoded and encoded anew, without what else the file held. An image that the product has already, by its content, is not added twice.',
  failures: ['PRODUCT_NOT_FOUND', 'IMAGE_NOT_DOWNLOADABLE', 'BAD_INPUT', 'FIELD_RULE', 'FIELD_LOCKED'],
  input: z.object({ params: ProductPath, body: Body }),
  answer: WrittenImage,
  operation: AddKeyImageDocument,
  variables: ({ params, body: { url, alt, position } }) => ({ input: { target: productReference(params), url, ...(alt && { alt }), ...(position && { position }) } }),
  reply: ({ addKeyImage: { isNew, imageId, product } }, { input: { body } }) =>
    ({ status: isNew ? 201 : 200, body: { data: ofProduct(product.images, imageId), result: resultOf(isNew ? 'created' : 'updated', body, Body.shape) } }),
  example: { target: '/products/TEE-001/images', body: { url: 'https://images.example.com/tee-front.jpg', alt: 'Front', position: 1 }, answer: { data: IMAGE_EXAMPLE, result: { status: 'created', errors: [], notes: [] } } },
});

const changeImage = defineRoute({
  id: 'images.update', method: 'PATCH', path: '/products/{product}/images/{image}', scope: 'catalog:write', idempotency: 'key',
  summary: 'Update an image',
  description: 'Changes the text or the place; what is absent, null or empty stays.',
  failures: ['PRODUCT_NOT_FOUND', 'IMAGE_NOT_FOUND', 'BAD_INPUT', 'FIELD_RULE', 'FIELD_LOCKED'],
  input: z.object({ params: ImagePath, body: Change }),
  answer: WrittenImage,
  operation: ChangeKeyImageDocument,
  variables: ({ params, body: { alt, position } }) => ({ input: { target: productReference(params), imageId: params.image, ...(alt && { alt }), ...(position && { position }) } }),
  reply: ({ changeKeyImage: { images } }, { input: { params, body } }) => ok({ data: ofProduct(images, params.image), result: resultOf('updated', body, Change.shape) }),
  example: { target: '/products/TEE-001/images/31', body: { alt: 'Front' }, answer: { data: IMAGE_EXAMPLE, result: { status: 'updated', errors: [], notes: [] } } },
});

const removeImage = defineRoute({
  id: 'images.delete', method: 'DELETE', path: '/products/{product}/images/{image}', scope: 'catalog:write', idempotency: 'key',
  summary: 'Remove an image',
  description: 'Answers the product without it.',
  failures: ['PRODUCT_NOT_FOUND', 'IMAGE_NOT_FOUND', 'FIELD_RULE', 'FIELD_LOCKED'],
  input: z.object({ params: ImagePath }),
  answer: WrittenProduct,
  operation: RemoveKeyImageDocument,
  variables: ({ params }) => ({ input: { target: productReference(params), imageId: params.image } }),
  reply: ({ removeKeyImage }) => ok(changedProduct(productJson(removeKeyImage))),
  example: { target: '/products/TEE-001/images/31', answer: changedProduct(PRODUCT_EXAMPLE) },
});

const orderImages = defineRoute({
  id: 'images.order', method: 'PUT', path: '/products/{product}/images/order', scope: 'catalog:write', idempotency: 'key',
  summary: 'Put the images in order',
  description: 'Names every image of the product once.',
  failures: ['PRODUCT_NOT_FOUND', 'BAD_INPUT', 'FIELD_RULE', 'FIELD_LOCKED'],
  input: z.object({ params: ProductPath, body: Order }),
  answer: WrittenProduct,
  operation: OrderKeyImagesDocument,
  variables: ({ params, body }) => ({ input: { target: productReference(params), imageIds: [...body.image_ids] } }),
  reply: ({ orderKeyImages }, { input: { body } }) => ok({ ...changedProduct(productJson(orderKeyImages)), result: resultOf('updated', body, Order.shape) }),
  example: { target: '/products/TEE-001/images/order', body: { image_ids: [31] }, answer: changedProduct(PRODUCT_EXAMPLE) },
});

/** The calls about the images of a product; the order before the id of an image. */
export const imageCalls: readonly Route<ConnectionCaller>[] = [listImages, addImage, orderImages, changeImage, removeImage];

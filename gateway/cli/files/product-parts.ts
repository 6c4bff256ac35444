import type { FileProduct } from '../../files/file-product.js';

/** Products that are sent together. */
export interface ProductPart {
  /** The products with their places in the file; their bodies are in the JSON alone. */
  readonly products: readonly Omit<FileProduct, 'body'>[];
  /** `{"products": […]}`. */
  readonly json: string;
}

/** How many products, and characters of their JSON, are sent together. */
export interface PartLimits {
  readonly products: number;
  readonly characters: number;
}

/** Products in parts, and those that cannot be sent on their own. */
export async function* productParts(products: AsyncIterable<FileProduct>, most: PartLimits): AsyncIterable<ProductPart | { readonly unusable: FileProduct }> {
  let [part, texts, length]: [Omit<FileProduct, 'body'>[], string[], number] = [[], [], 0];
  const taken = (): ProductPart => {
    const json = `{"products":[${texts.join(',')}]}`;
    const own = part;
    [part, texts, length] = [[], [], 0];
    return { products: own, json };
  };
  for await (const product of products) {
    const { body, ...place } = product;
    const text = JSON.stringify(body);
    if (product.problem !== undefined || text.length > most.characters) {
      yield { unusable: { ...product, problem: product.problem ?? { row: product.row, message: 'is larger than a product may be' } } };
      continue;
    }
    if (part.length >= most.products || length + text.length > most.characters) yield taken();
    part.push(place);
    texts.push(text);
    length += text.length + 1;
  }
  if (part.length > 0) yield taken();
}

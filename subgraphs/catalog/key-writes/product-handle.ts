import { optionCode } from '../attributes/option-code.js';

const ASCII = /^[a-z0-9-]+$/;

/** The handle of a new product, made of its title; undefined where nothing of it can be in a handle. */
export function handleOf(title: string): string | undefined {
  const code = optionCode(title);
  return ASCII.test(code) ? code : undefined;
}

/** The same with the product's number, for a handle that another product has. */
export const numberedHandle = (title: string, id: number): string => `${handleOf(title) ?? 'product'}-${String(id)}`;

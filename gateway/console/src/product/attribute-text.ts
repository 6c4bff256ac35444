import type { Catalog } from '../catalog/use-catalogs.js';

/** The value of an attribute with its options by their names, and its unit. */
export function attributeText({ attributes }: Pick<Catalog, 'attributes'>, code: string, value: string): string {
  const attribute = attributes.find((one) => one.code === code);
  if (!attribute) return value;
  if (attribute.options.length > 0) return value.split(',').map((one) => attribute.options.find((option) => option.code === one.trim())?.label ?? one).join(', ');
  return [value, attribute.unit].filter((part) => part !== null).join(' ');
}

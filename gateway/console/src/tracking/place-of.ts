interface Addressed {
  readonly shippingAddress: { readonly city: string | null; readonly countryCode: string | null };
}

/** Where an order goes, in short; nothing of an order that cannot be read. */
export const placeOf = (order: Addressed | null | undefined): string => [order?.shippingAddress.city, order?.shippingAddress.countryCode].filter((part) => typeof part === 'string' && part !== '').join(', ');

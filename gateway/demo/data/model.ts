/** A kind of article; every collection has one of each. Prices are whole euros, weights grams. */
export interface Model {
  /** Three letters, the first half of the model in a SKU. */
  readonly code: string;
  readonly name: string;
  readonly productType: string;
  readonly sizes: readonly string[];
  readonly priceFrom: number;
  readonly priceTo: number;
  readonly weightG: number;
  readonly materials: readonly string[];
}

/** A season's line of articles. */
export interface Collection {
  /** Three letters, the second half of the model in a SKU. */
  readonly code: string;
  readonly name: string;
  readonly brand: string;
}

/** The demo company's collections. */
export const COLLECTIONS: readonly Collection[] = [
  { code: 'ARI', name: 'Aria', brand: 'Fontamara' },
  { code: 'BOR', name: 'Borea', brand: 'Nordlicht' },
  { code: 'CAL', name: 'Cala', brand: 'Fontamara' },
  { code: 'DUN', name: 'Duna', brand: 'Maison Ocre' },
  { code: 'ELB', name: 'Elba', brand: 'Fontamara' },
  { code: 'FAR', name: 'Faro', brand: 'Nordlicht' },
  { code: 'GEL', name: 'Gelso', brand: 'Casa Gelso' },
  { code: 'ISO', name: 'Isola', brand: 'Casa Gelso' },
  { code: 'LUN', name: 'Luna', brand: 'Maison Ocre' },
  { code: 'MAR', name: 'Marea', brand: 'Casa Gelso' },
];

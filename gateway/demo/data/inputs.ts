/** An amount as the graph takes it. */
export interface MoneyInput {
  readonly amount: string;
  readonly currency: string;
}

/** A variant as the graph takes it. */
export interface VariantInput {
  readonly sku: string;
  readonly barcode: string;
  readonly size: string;
  readonly color: string;
  readonly weightG: number;
  readonly price: MoneyInput;
  readonly cost: MoneyInput;
  /** In the price lists beside the default one. */
  readonly prices: readonly { readonly priceList: string; readonly price: MoneyInput }[];
}

/** A product as the graph takes it. */
export interface ProductInput {
  readonly externalId: string;
  readonly title: string;
  readonly description: string;
  readonly handle: string;
  readonly status: 'DRAFT' | 'ACTIVE' | 'ARCHIVED';
  readonly productType: string;
  readonly brand: string;
  readonly sku: string;
  readonly attributeSet: string;
  readonly modelCode: string;
  readonly gender?: string;
  readonly season: string;
  readonly material: string;
  readonly attributes: readonly { readonly code: string; readonly value: string }[];
  readonly translations: readonly { readonly locale: string; readonly title: string; readonly description: string }[];
  readonly variants: readonly VariantInput[];
}

/** An address as the graph takes it. */
export interface AddressInput {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly company?: string;
  readonly address1: string;
  readonly address2?: string;
  readonly city: string;
  readonly postalCode: string;
  readonly provinceCode: string;
  readonly countryCode: string;
  readonly phone?: string;
}

/** A location as the graph takes it. */
export interface CreateLocationInput {
  readonly code: string;
  readonly name: string;
  readonly kind: 'WAREHOUSE' | 'STORE';
  readonly countryCode: string;
  readonly timeZone: string;
  readonly stockLocationCodes: readonly string[];
  readonly labelsBy: 'PLATFORM' | 'WAREHOUSE';
  readonly offersPickup?: boolean;
  readonly address: AddressInput;
}

/** A line of an order as the graph takes it. */
export interface OrderLineInput {
  readonly sku: string;
  readonly quantity: number;
  readonly unitPrice: MoneyInput;
  readonly taxRate: string;
  readonly discount?: MoneyInput;
  readonly locationCode: string;
}

/** An order as the graph takes it. */
export interface PlaceOrderInput {
  readonly number: string;
  readonly externalId: string;
  readonly channel: string;
  readonly placedAt: string;
  readonly currency: string;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string; readonly channelId: string };
  readonly shippingAddress: AddressInput;
  readonly billingAddress?: AddressInput;
  readonly shipping: {
    readonly methodCode: string;
    readonly methodName: string;
    readonly type: 'STANDARD' | 'EXPRESS';
    readonly price: MoneyInput;
    readonly carrierCode?: string;
  };
  readonly lines: readonly OrderLineInput[];
  readonly notes?: string;
  readonly servicePromise?: string;
  readonly language: string;
  readonly paymentStatus: 'PENDING' | 'AUTHORIZED' | 'PAID';
}

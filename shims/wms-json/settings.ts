import type { ConnectionCaller } from '#kit/access/connection-access.js';

/** A value of the platform and the warehouse's code for it. */
export interface CodeMapping {
  readonly value: string;
  readonly code: string;
}

/** The merchant's settings of the connection; the graph fills in defaults. */
export interface WmsJsonSettings {
  readonly preparationTypes: readonly CodeMapping[];
  readonly couriers: readonly CodeMapping[];
  readonly priorities: readonly { readonly countryCode: string; readonly priority: number }[];
  readonly languages: readonly CodeMapping[];
  readonly labelsEnabled: boolean;
  readonly documentsEnabled: boolean;
  readonly itemRegistryEnabled: boolean;
  readonly itemKey: 'BARCODE' | 'SKU';
}

/** The settings of a caller; the graph answers them as JSON of exactly this shape for this kind of connection. */
export const settingsOf = ({ connection }: ConnectionCaller): WmsJsonSettings => connection.settings as WmsJsonSettings;

/** An item by the code agreed for the connection. */
export const itemOf = ({ itemKey }: WmsJsonSettings, code: string): { sku: string } | { barcode: string } => (itemKey === 'SKU' ? { sku: code } : { barcode: code });

/** The item code agreed for the connection. */
export const codeOf = ({ itemKey }: WmsJsonSettings, item: { readonly sku: string | null; readonly itemKey: string | null }): string => (itemKey === 'SKU' ? item.sku : item.itemKey) ?? '';

/** The warehouse's code of a carrier, the carrier's own code where none is mapped. */
export const courierOf = ({ couriers }: WmsJsonSettings, carrierCode: string | null): string =>
  couriers.find(({ value }) => value === carrierCode)?.code ?? carrierCode ?? '';

/** The carrier of a warehouse's code, or of the carrier's own code in any case; null when the merchant mapped none. */
export const carrierOf = ({ couriers }: WmsJsonSettings, courier: string): string | null =>
  (couriers.find(({ code }) => code === courier) ?? couriers.find(({ value }) => value.toLowerCase() === courier.toLowerCase()))?.value ?? null;

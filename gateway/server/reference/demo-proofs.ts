import type { Demo } from '../demo-file.js';

/** The demo company's credentials for a surface. */
export interface DemoProofs {
  /** By names of its description's security schemes, as the library takes them. */
  readonly schemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Values of parameters of paths, by their names. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Those of no demo company. */
export const NO_PROOFS: DemoProofs = { schemes: {}, parameters: {} };

/** What the calls of a surface prove themselves with, by its name. */
const PROOFS: Readonly<Record<string, (demo: Demo) => Partial<DemoProofs>>> = {
  fulfillment: ({ connections: { fulfillment } }) => bearer(fulfillment?.apiKey),
  'wms-json': ({ connections: { wmsJson } }) => (wmsJson?.apiKey === undefined ? {} : { schemes: { apiKey: { value: wmsJson.apiKey }, bearer: { token: wmsJson.apiKey }, ...basic(wmsJson) } }),
  'wms-xml': ({ connections: { wmsXml } }) => ({ schemes: basic(wmsXml) }),
  commerce: ({ connections: { commerce } }) => bearer(commerce?.apiKey),
  catalog: ({ catalogKeys }) => bearer(catalogKeys?.['write']),
  collector: ({ collector }) => (collector ? { schemes: { publicKey: { value: collector.key } } } : {}),
  delivery: ({ delivery }) => (delivery ? { ...bearer(delivery.token), parameters: { workspace: delivery.workspace, siteId: String(delivery.siteId) } } : {}),
  promise: ({ storeToken }) => (storeToken === undefined ? {} : { parameters: { token: storeToken } }),
  returns: ({ returnsSlug }) => (returnsSlug === undefined ? {} : { parameters: { slug: returnsSlug } }),
};

/** The credentials of a surface that has any in the demo company. */
export const demoProofs = (surface: string, demo: Demo): DemoProofs => ({ ...NO_PROOFS, ...PROOFS[surface]?.(demo) });

const bearer = (token: string | undefined): Partial<DemoProofs> => (token === undefined ? {} : { schemes: { key: { token } } });

const basic = ({ username, password }: { readonly username?: string; readonly password?: string } = {}): DemoProofs['schemes'] => (username === undefined || password === undefined ? {} : { basic: { username, password } });

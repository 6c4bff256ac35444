import type { Principal } from '#contract/principal.js';
import { parsed } from '../kit/parsed.js';
import type { Product } from './product.js';
import { token, type Owner } from './tokens.js';

/** A caller with credentials. */
export interface Caller {
  readonly name: string;
  readonly owner: Owner;
  /** The kind of connection; undefined of people. */
  readonly kind?: string;
  /** The id of the connection; undefined of people. */
  readonly id?: string;
  /** Of an assistant: the numbers of the companies of its person. */
  readonly companies?: readonly number[];
  /** Of a carrier: signs its calls; of a storefront: its token. */
  readonly secret?: string;
  readonly credentials: readonly (readonly [name: string, value: string])[];
}

/** A key of the catalog API, as what belongs to it alone is read. */
export interface Key {
  /** The connection. */
  readonly id: string;
  readonly ask: Ask;
  /** An import that it queued. */
  readonly importId: string;
}

/** Runs an operation of the graph as a caller. */
export type Ask = (operation: string, variables?: object) => Promise<any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- answers of any shape

/** A company under way. */
export interface Building {
  readonly product: Product;
  readonly company: Owner['company'];
  readonly companyId: number;
  /** As a person with every permission. */
  readonly ask: Ask;
  /** The ids of its warehouses and its store, by their places. */
  readonly locations: Readonly<Record<'m' | 'l' | 's', string>>;
}

/** Asks in this process, as a principal. */
export const asking = ({ call }: Product, principal: Principal): Ask => (operation, variables = {}) => call<unknown, unknown>(parsed(operation), variables, { principal, requestId: 'r-1', via: 'test' });

/** A text with a token of its owner. */
export const word = (company: Owner['company'], place: Owner['place'], text: string): string => `${token({ company, place })} ${text}`;

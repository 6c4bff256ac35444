import type { Instant } from '#kernel/clock.js';

/** What an image shows, in a locale. */
export interface AltText {
  readonly locale: string;
  readonly text: string;
}

/** The point of an image that stays visible where it is cut: shares of its width and height, from 0 (left, top) to 1. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** What editors say of an image. */
export interface AssetFacts {
  /** Its file name. */
  readonly name: string;
  readonly alts: readonly AltText[];
  readonly focal: FocalPoint | null;
}

/** An image of a company's library. */
export interface Asset extends AssetFacts {
  /** The company and the hash of the image: what IMAGE fields hold, and where it is served. */
  readonly id: string;
  /** The hash under which its bytes are stored. */
  readonly content: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly version: number;
  readonly createdAt: Instant;
  readonly createdBy: string;
  readonly updatedAt: Instant;
}

/** The id of an image by the hash of its bytes. Whoever knows it finds the image, without knowing the company. */
export const assetId = (companyId: number, hash: string): string => `${String(companyId)}-${Buffer.from(hash, 'hex').toString('base64url')}`;

/** The company of an asset, by its id; undefined for what is none. */
export function companyOfAsset(id: string): number | undefined {
  const company = Number(id.slice(0, id.indexOf('-')));
  return Number.isSafeInteger(company) && company > 0 ? company : undefined;
}

/** The root of the paths that assets are served at, on the host of content. */
const MEDIA_ROOT = '/media';

/** Where an asset is served: a website makes it of the id alone. */
export const assetUrl = (brainUrl: string, id: string): string => `${brainUrl}${MEDIA_ROOT}/${id}`;

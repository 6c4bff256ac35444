import { instant, shift, type Clock, type Instant } from '#kernel/clock.js';
import { valuesOfToken, type Cursors } from '#subgraph-kit/cursor.js';
import { SHOWN_MILLISECONDS } from './return-photo.js';

/** The root of the paths that photos are shown at, on the host of commerce. */
export const PHOTO_ROOT = '/return-photos';

/** A photo of a company by its content. */
export interface NamedPhoto {
  readonly companyId: number;
  readonly content: string;
}

/** Where a photo is shown, and until when. */
export interface PhotoAddress {
  readonly url: string;
  readonly expiresAt: Instant;
}

interface Signing {
  readonly cursors: Cursors;
  readonly clock: Clock;
}

const LIST = 'return photo';

/** An address for a browser that is signed in nowhere: signed, for a quarter of an hour. */
export function photoAddress({ cursors, clock, commerceUrl }: Signing & { readonly commerceUrl: string }, { companyId, content }: NamedPhoto): PhotoAddress {
  const expiresAt = shift(instant(clock), SHOWN_MILLISECONDS);
  return { url: `${commerceUrl}${PHOTO_ROOT}/${cursors.encode(LIST, [companyId, content, expiresAt])}`, expiresAt };
}

/** The photo that a token shows; undefined for one that is not ours or has expired. */
export function photoOfToken({ cursors, clock }: Signing, token: string): NamedPhoto | undefined {
  const [companyId, content, expiresAt] = valuesOfToken(cursors, LIST, token) ?? [];
  return typeof companyId === 'number' && typeof content === 'string' && instant(clock) < String(expiresAt) ? { companyId, content } : undefined;
}

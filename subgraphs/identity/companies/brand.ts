import { isEmail } from '#kernel/mail-address.js';
import { namesAddress, problemOfOutwardUrl } from '#kernel/outward-url.js';
import { fits, mustFit } from '#contract/fits.js';
import { Problems } from '#contract/problems.js';

/** How a company shows itself on the pages that its customers see (document 2, E and F). */
export interface Brand {
  readonly name: string;
  /** An https address; the name is shown without one. */
  readonly logoUrl: string | null;
  /** `#rrggbb`. */
  readonly accentColor: string | null;
  readonly supportEmail: string | null;
  readonly supportUrl: string | null;
}

/** What of a brand is set: absent fields keep their values, null clears them. */
export type BrandChoice = Readonly<Partial<Record<Exclude<keyof Brand, 'name'>, string | null | undefined>>>;

const LONGEST = { logoUrl: 500, supportUrl: 500, supportEmail: 254 } as const;

/** Throws BAD_INPUT with every flaw. */
export function checkBrand({ logoUrl, accentColor, supportEmail, supportUrl }: BrandChoice): void {
  const problems = new Problems();
  problems.add('logoUrl', problemOfAddress(logoUrl, LONGEST.logoUrl));
  problems.add('supportUrl', problemOfAddress(supportUrl, LONGEST.supportUrl));
  problems.add('accentColor', accentColor == null || /^#[\da-f]{6}$/i.test(accentColor) ? undefined : 'must be a colour such as #0b6e4f');
  problems.add('supportEmail', supportEmail == null || (fits(supportEmail, LONGEST.supportEmail) && isEmail(supportEmail)) ? undefined : 'must be an e-mail address');
  problems.refuse('The brand is not valid');
}

function problemOfAddress(text: string | null | undefined, longest: number): string | undefined {
  if (text == null) return undefined;
  if (!fits(text, longest)) return mustFit(longest);
  if (!URL.canParse(text)) return 'is not a URL';
  const url = new URL(text);
  return namesAddress(url) ? 'must name a host, not an address' : problemOfOutwardUrl(url);
}

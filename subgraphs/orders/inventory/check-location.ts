import { isTimeZone } from '#kernel/time-zone.js';
import { countryProblem, countryProblemIfGiven } from '#contract/country.js';
import { refuseLongTexts } from '#contract/fits.js';
import { Failure } from '#contract/failure.js';
import { Problems } from '#contract/problems.js';
import type { Address } from '../addresses/address.js';
import { textsOfAddress } from '../addresses/address-texts.js';
import type { Given } from '../addresses/given.js';

/** The fields of a location with a format to validate. */
interface Checked {
  readonly code: string;
  readonly name: string;
  readonly timeZone: string;
  readonly stockLocationCodes: readonly string[];
}

const CODE = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,59}$/;
const CODE_FORM = 'must be 1 to 60 letters, digits, dots, dashes or underscores';

/** Validate a location: BAD_INPUT with a message for each invalid field. */
export function checkLocation({ code, name, timeZone, stockLocationCodes }: Checked): void {
  const problems: Record<string, string[]> = {
    ...(!CODE.test(code) && { code: [CODE_FORM] }),
    ...(name.trim() === '' && { name: ['must not be empty'] }),
    ...(!isTimeZone(timeZone) && { timeZone: ['must be an IANA time zone such as Europe/Rome'] }),
    ...(stockLocationCodes.length === 0 && { stockLocationCodes: ['must be at least one code'] }),
    ...(stockLocationCodes.some((one) => !CODE.test(one)) && { stockLocationCodes: [CODE_FORM] }),
  };
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'The location is not valid', problems);
}

const LONGEST_NAME = 200;
const MOST_CODES = 500;

/** What is given of a location. */
interface GivenOfLocation {
  readonly name?: string | null | undefined;
  readonly countryCode?: string | undefined;
  readonly stockLocationCodes?: readonly string[] | null | undefined;
  readonly address?: Given<Address> | null | undefined;
}

/** Refuse what is given of a location and is too long or no country: one that is stored with it can still be changed elsewhere. */
export function refuseWrongLocation({ name, countryCode, stockLocationCodes, address }: GivenOfLocation): void {
  refuseLongTexts({ name: [name, LONGEST_NAME], ...textsOfAddress('address', address) });
  if ((stockLocationCodes ?? []).length > MOST_CODES) throw new Failure('BAD_INPUT', 'The location is not valid', { stockLocationCodes: [`must be at most ${String(MOST_CODES)} codes`] });
  const problems = new Problems();
  problems.add('countryCode', countryCode === undefined ? undefined : countryProblem(countryCode));
  problems.add('address.countryCode', countryProblemIfGiven(address?.countryCode));
  problems.refuse('The location is not valid');
}

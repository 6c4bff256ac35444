import { instant, shift, type Clock, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { permissionsOf, type Permission } from '#contract/permissions.js';
import type { Person } from './person.js';

/** A token for `/graphql`, of a person or of the company; the token itself is shown once and stored as a hash. */
export interface StaffToken {
  readonly companyId: number;
  readonly id: string;
  /** Null for a service token, which belongs to the company. */
  readonly personId: string | null;
  /** Purpose. */
  readonly name: string;
  /** Visible prefix. */
  readonly prefix: string;
  /** What it may do at most; null for everything its person may do. */
  readonly permissions: readonly Permission[] | null;
  readonly createdAt: Instant;
  /** Expiry time, at which it is already refused; null for never. */
  readonly expiresAt: Instant | null;
  /** To the minute. */
  readonly lastUsedAt: Instant | null;
}

/** The name for people of whoever calls with a service token. */
export const serviceActor = ({ name, prefix }: Pick<StaffToken, 'name' | 'prefix'>): string => `${name} (${prefix}…)`;

/** Default lifetime of a token in days. */
export const DEFAULT_DAYS = 90;
/** Longest lifetime of a token in days. */
export const MOST_DAYS = 365;

const DAY_MILLISECONDS = 86_400_000;

/** The expiry time of a token with this lifetime; null, which never expires, stays null. Throws BAD_INPUT outside 1 to 365. */
export function expiryIn(days: number | null, clock: Clock): Instant | null {
  if (days === null) return null;
  if (days < 1 || days > MOST_DAYS) {
    const rule = `must be from 1 to ${String(MOST_DAYS)}`;
    throw new Failure('BAD_INPUT', `A token lasts 1 to ${String(MOST_DAYS)} days`, { expiresInDays: [rule] });
  }
  return shift(instant(clock), days * DAY_MILLISECONDS);
}

/** Whether a token has expired. */
export const isExpired = ({ expiresAt }: Pick<StaffToken, 'expiresAt'>, clock: Clock): boolean => expiresAt !== null && expiresAt <= instant(clock);

/** What a person may do with a token: what their roles allow now, within the token's limit if it has one. */
export const permissionsOfToken = ({ role, moduleRoles }: Pick<Person, 'role' | 'moduleRoles'>, most: readonly Permission[] | null): readonly Permission[] =>
  permissionsOf(role, moduleRoles).filter((permission) => most?.includes(permission) ?? true);

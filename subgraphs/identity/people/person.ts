import type { Instant } from '#kernel/clock.js';
import { isEmail } from '#kernel/mail-address.js';
import { LONGEST, SHORTEST_PASSWORD } from '#contract/account-limits.js';
import { Failure } from '#contract/failure.js';
import type { CompanyRole, ModuleRoles } from '#contract/permissions.js';

/** A person who works for a company. */
export interface Person {
  readonly companyId: number;
  readonly id: string;
  /** What they sign in with, in this and in other companies. */
  readonly accountId: string;
  /** Lower case; unique in the deployment, because it is the sign-in name. */
  readonly email: string;
  readonly name: string;
  readonly role: CompanyRole;
  /** Owners and admins have the manager role in every module. */
  readonly moduleRoles: ModuleRoles;
  /** Sections of the product that are hidden from them. */
  readonly disabledSections: readonly string[];
  /** Works for the operator of the platform. */
  readonly isInternal: boolean;
  readonly createdAt: Instant;
  /** When access was suspended; null for an active person. */
  readonly deactivatedAt: Instant | null;
  /** Until when the one-time password is valid; null for a chosen password, or none. */
  readonly oneTimePasswordExpiresAt: Instant | null;
}

/** An e-mail address as stored and compared; throws BAD_INPUT for an invalid one. */
export function validEmail(email: string): string {
  const normal = email.trim().toLowerCase();
  if (normal.length > LONGEST.email || !isEmail(normal)) throw new Failure('BAD_INPUT', 'This is not an e-mail address', { email: ['is not an e-mail address'] });
  return normal;
}

/** A password of valid length; throws BAD_INPUT otherwise. */
export function validPassword(password: string): string {
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST.password) {
    const rule = `must have ${String(SHORTEST_PASSWORD)} to ${String(LONGEST.password)} characters`;
    throw new Failure('BAD_INPUT', `A password ${rule}`, { password: [rule] });
  }
  return password;
}

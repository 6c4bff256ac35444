import { shift, type Instant } from '#kernel/clock.js';
import type { Language } from '#contract/languages.js';
import type { CompanyRole, ModuleRoles } from '#contract/permissions.js';

/** Somebody who is invited to a company and has not accepted yet. */
export interface Invitation {
  readonly companyId: number;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: CompanyRole;
  readonly moduleRoles: ModuleRoles;
  /** The language of the mail. */
  readonly language: Language;
  /** Who sent it, for people. */
  readonly invitedBy: string;
  /** The person who sent it; null for the operator. */
  readonly inviterId: string | null;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
}

/** How many open invitations a company has at most. */
export const MOST_INVITATIONS = 200;

const LIFETIME_MILLISECONDS = 604_800_000; // seven days

/** When an invitation that is sent now can no longer be accepted. */
export const invitationEnd = (at: Instant): Instant => shift(at, LIFETIME_MILLISECONDS);

/** The person who invites, as the guest is told; empty where it was no person: an operator at the command line is not named in another language. */
export const inviter = ({ invitedBy }: Pick<Invitation, 'invitedBy'>): string => (invitedBy.includes('@') ? invitedBy : '');

import type { CallContext } from '#contract/principal.js';
import type { DomainEvent } from '#subgraph-kit/outbox.js';
import type { Person } from './person.js';
import type { StaffToken } from './staff-token.js';

/** The event of a person added, changed or removed; it never contains a password. */
export const personEvent = (what: 'created' | 'role_changed' | 'deactivated' | 'reactivated' | 'password_reset' | 'removed', { id: personId, email, role, moduleRoles }: Person, cause: CallContext): DomainEvent =>
  ({ type: `person.${what}`, subject: personId, cause, payload: { personId, email, role, moduleRoles } });

/** The event of a token created or revoked; it contains only the visible prefix of the token. */
export const tokenEvent = (what: 'created' | 'revoked', { id: tokenId, personId, name, prefix, permissions, expiresAt }: StaffToken, cause: CallContext): DomainEvent =>
  ({ type: `staff_token.${what}`, subject: personId ?? tokenId, cause, payload: { tokenId, personId, name, prefix, permissions, expiresAt } });

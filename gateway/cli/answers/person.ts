import { z } from 'zod';
import { COMPANY_ROLES, MODULE_ROLES } from '#contract/permissions.js';
import { flag, instant, instantOrNull, oneOf, text, texts } from './described.js';
import { shownOnce } from './shown-once.js';

/** The roles of a person in the modules. */
export const ModuleRolesAnswer = z.object({
  brain: oneOf(MODULE_ROLES, 'In content and knowledge.'), catalog: oneOf(MODULE_ROLES, 'In the catalog.'), commerce: oneOf(MODULE_ROLES, 'In orders, stock and returns.'), intelligence: oneOf(MODULE_ROLES, 'In reports.'),
}).meta({ description: 'Of a member: their role in each module. Owners and admins may do everything there.' });

/** A person of a company. */
export const PersonAnswer = z.object({
  id: text('Their id.'),
  email: text('The address they sign in with.'),
  name: text('Their name.'),
  companyRole: oneOf(COMPANY_ROLES, 'What they are in the company.'),
  moduleRoles: ModuleRolesAnswer,
  disabledSections: texts('The sections of the product that are hidden from them.'),
  isInternal: flag('Whether they work for the operator of the platform.'),
  deactivatedAt: instantOrNull('Since when their access is suspended.'),
  oneTimePasswordExpiresAt: instantOrNull('Until when their one-time password is valid; null where they have none.'),
});

/** A person with everything they may do. */
export const PersonDetailsAnswer = PersonAnswer.extend({
  permissions: texts('Everything they may do.'),
  createdAt: instant('When they were added.'),
});

/** A person with the password that they got. */
export const PersonWithPasswordAnswer = PersonAnswer.extend({ oneTimePassword: shownOnce('The one-time password that they sign in with first; null where they have a password of their own.') });

/** A person who was removed. */
export const RemovedPersonAnswer = z.object({ id: text('Their id.'), email: text('The address they signed in with.') });

/** An open invitation. */
export const InvitationAnswer = z.object({
  id: text('Its id.'),
  email: text('Where its link was mailed to.'),
  name: text('Who is invited.'),
  role: oneOf(COMPANY_ROLES, 'What they are to be in the company.'),
  invitedBy: text('Who invited them.'),
  expiresAt: instant('Until when its link is valid.'),
});

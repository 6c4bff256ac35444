import { ALL_PERMISSIONS, MODULES, permissionsOf } from '#contract/permissions.js';
import type { Difference } from '../order/differences.js';
import type { ActionWords } from '../words/action-words.js';
import type { PeopleWords } from '../words/people-words.js';
import type { Roles } from './role-text.js';

interface Writing {
  readonly words: PeopleWords;
  readonly actions: Pick<ActionWords, 'no' | 'yes'>;
}

/** What differs between two roles: the roles by their names, and each permission that comes or goes by what it means. Somebody who is new had none. */
export function roleChanges(before: Roles | undefined, after: Roles, { words, actions }: Writing): readonly Difference[] {
  const [had, has] = [before ? permissionsOf(before.role, before.moduleRoles) : [], permissionsOf(after.role, after.moduleRoles)];
  const roles: readonly Difference[] = [
    { path: [words.role], before: before && words.roles[before.role], after: words.roles[after.role] },
    ...(after.role === 'MEMBER' ? MODULES.map((module): Difference => ({ path: [words.modules[module]], before: before && words.moduleRoles[before.moduleRoles[module]], after: words.moduleRoles[after.moduleRoles[module]] })) : []),
  ];
  const permissions = ALL_PERMISSIONS.map((permission): Difference => ({ path: [words.meanings[permission]], before: before && said(had.includes(permission), actions), after: said(has.includes(permission), actions) }));
  return [...roles, ...permissions].filter((one) => one.before !== one.after && (before !== undefined || one.after !== actions.no));
}

const said = (is: boolean, { yes, no }: Writing['actions']): string => (is ? yes : no);

import { useState, type ReactElement } from 'react';
import { COMPANY_ROLES, MODULE_ROLES, MODULES } from '#contract/permissions.js';
import type { CompanyRole, ModuleRole } from '#contract/schema.generated.js';
import { ChoiceField } from '../parts/fields.js';
import type { Roles } from './role-text.js';
import { usePeopleWords } from './use-people-words.js';

/** The role in the company, and for a member one in each module. */
export function RoleFields({ value, mayGiveOwner }: { readonly value: Roles; readonly mayGiveOwner: boolean }): ReactElement {
  const words = usePeopleWords();
  const [role, setRole] = useState(value.role);
  const offered = COMPANY_ROLES.filter((one) => one !== 'OWNER' || mayGiveOwner || value.role === 'OWNER');
  return (
    <>
      <label className="field">{words.role}<select name="role" value={role} onChange={({ target }) => { setRole(COMPANY_ROLES.find((one) => one === target.value) ?? role); }}>{offered.map((one) => <option key={one} value={one}>{words.roles[one]}</option>)}</select></label>
      <p className="soft">{words.moduleRolesHint}</p>
      {role === 'MEMBER' && <div className="fields">{MODULES.map((module) => <ChoiceField key={module} name={module} label={words.modules[module]} value={value.moduleRoles[module]} options={MODULE_ROLES.map((one) => [one, words.moduleRoles[one]])} />)}</div>}
    </>
  );
}

/** The roles that the texts of a form name. */
export function rolesIn(texts: Readonly<Record<string, string>>): { readonly role: CompanyRole; readonly moduleRoles?: Record<(typeof MODULES)[number], ModuleRole> } {
  const role = COMPANY_ROLES.find((one) => one === texts['role']) ?? 'MEMBER';
  const moduleRole = (module: string): ModuleRole => MODULE_ROLES.find((one) => one === texts[module]) ?? 'NONE';
  return role === 'MEMBER' ? { role, moduleRoles: { brain: moduleRole('brain'), catalog: moduleRole('catalog'), commerce: moduleRole('commerce'), intelligence: moduleRole('intelligence') } } : { role };
}

/** An editor everywhere, as members usually begin. */
export const NEW_MEMBER: Roles = { role: 'MEMBER', moduleRoles: { brain: 'EDITOR', catalog: 'EDITOR', commerce: 'EDITOR', intelligence: 'EDITOR' } };

import { type ReactElement } from 'react';
import { MODULES } from '#contract/permissions.js';
import type { CompanyRole, ModuleRole } from '#contract/schema.generated.js';
import { usePeopleWords } from './use-people-words.js';

/** A person's roles as the graph has them. */
export interface Roles {
  readonly role: CompanyRole;
  readonly moduleRoles: Readonly<Record<(typeof MODULES)[number], ModuleRole>>;
}

/** Roles in words; those in modules count for members alone. */
export function RoleText({ role, moduleRoles }: Roles): ReactElement {
  const words = usePeopleWords();
  const own = role === 'MEMBER' ? MODULES.filter((module) => moduleRoles[module] !== 'NONE') : [];
  return (
    <>
      {words.roles[role]}
      <div className="soft">{role === 'MEMBER' ? own.map((module) => `${words.modules[module]}: ${words.moduleRoles[moduleRoles[module]]}`).join(' · ') || words.moduleRoles.NONE : words.everything}</div>
    </>
  );
}

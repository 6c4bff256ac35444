import type { ModuleRolesInput } from '#contract/schema.generated.js';
import { MODULES, MODULE_ROLES } from '#contract/permissions.js';
import { WrongUsage } from '../wrong-usage.js';
import { commaSeparated } from './comma-separated.js';

/** What `--module-role` takes, for the help. */
export const MODULE_ROLE = {
  value: 'ROLES',
  help: `A member's role in each module, as in commerce=MANAGER,catalog=VIEWER. Modules are ${MODULES.join(', ')}; roles ${MODULE_ROLES.join(', ')}.`,
} as const;

/** Roles in modules as they are typed: `commerce=MANAGER,catalog=VIEWER`. */
export function moduleRoles(typed: string): ModuleRolesInput {
  return Object.fromEntries(commaSeparated(typed).map((entry) => {
    const [module = '', role = ''] = entry.split('=');
    const [knownModule, knownRole] = [MODULES.find((name) => name === module), MODULE_ROLES.find((name) => name === role.toUpperCase())];
    if (!knownModule || !knownRole) throw new WrongUsage(`--module-role is as in commerce=MANAGER, with ${MODULES.join(', ')} and ${MODULE_ROLES.join(', ')}; not ${entry}`);
    return [knownModule, knownRole];
  }));
}

/** The modules of the product, in each of which a member has a separate role (`brain` holds knowledge and sites). */
export const MODULES = ['brain', 'catalog', 'commerce', 'intelligence'] as const;

/** One of {@link MODULES}. */
export type Module = (typeof MODULES)[number];

/** A person's role in a company. Owners and admins have every permission; a member has those of their roles in the modules. */
export const COMPANY_ROLES = ['OWNER', 'ADMIN', 'MEMBER'] as const;

/** One of {@link COMPANY_ROLES}. */
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** A member's role in a module, from most to least. */
export const MODULE_ROLES = ['MANAGER', 'EDITOR', 'VIEWER', 'NONE'] as const;

/** One of {@link MODULE_ROLES}. */
export type ModuleRole = (typeof MODULE_ROLES)[number];

/** A member's role in every module. */
export type ModuleRoles = Readonly<Record<Module, ModuleRole>>;

interface PermissionRule {
  /** Its meaning, as a sentence. */
  readonly meaning: string;
  /** The members that have it: all, none (owners and admins alone), or those with one of these roles in a module. */
  readonly members: 'all' | 'none' | { readonly module: Module; readonly roles: readonly ModuleRole[] };
}

const readers = (module: Module) => ({ module, roles: ['MANAGER', 'EDITOR', 'VIEWER'] }) as const;
const writers = (module: Module) => ({ module, roles: ['MANAGER', 'EDITOR'] }) as const;
const managers = (module: Module) => ({ module, roles: ['MANAGER'] }) as const;

/** The permissions of people, each with its meaning and the roles that have it (3-decisions, Roles). */
export const PERMISSIONS = {
  'company.read': { meaning: 'See the company and keep tokens of one\'s own.', members: 'all' },
  'company.manage': { meaning: 'Manage people, connections and everybody\'s tokens, and read what connections called and were sent.', members: 'none' },
  'brain.read': { meaning: 'Read notes, contacts, tasks and sites.', members: readers('brain') },
  'brain.write': { meaning: 'Write notes, contacts, tasks and the content of sites, and send e-mail.', members: writers('brain') },
  'cms.manage': { meaning: 'Make sites and change their settings.', members: managers('brain') },
  'catalog.read': { meaning: 'Read products and variants; their stock needs commerce.read.', members: readers('catalog') },
  'catalog.write': { meaning: 'Write products, variants and translations.', members: writers('catalog') },
  'catalog.manage': { meaning: 'Change the settings of the catalog, and manage its keys and collectors with what they called and were sent.', members: managers('catalog') },
  'commerce.read': { meaning: 'Read orders, returns, shipments, stock and locations.', members: readers('commerce') },
  'commerce.write': { meaning: 'The daily work: place, hold, release, edit, move, fix and cancel orders, announce returns, record refunds, expect stock, work locations that have no system.', members: writers('commerce') },
  'commerce.manage': { meaning: 'Change locations, carriers, routing rules, policies and the letterhead; export and erase what is stored on a customer.', members: managers('commerce') },
  'intelligence.read': { meaning: 'Read figures and reports.', members: readers('intelligence') },
} as const satisfies Record<string, PermissionRule>;

/** One of {@link PERMISSIONS}. */
export type Permission = keyof typeof PERMISSIONS;

/** Every permission, in the order of the table. */
export const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as readonly Permission[]; // the table's own keys

/** The permissions of a person with these roles; the roles in the modules count for members alone. */
export const permissionsOf = (role: CompanyRole, modules: ModuleRoles): readonly Permission[] =>
  (role === 'MEMBER' ? ALL_PERMISSIONS.filter((permission) => memberHas(PERMISSIONS[permission], modules)) : ALL_PERMISSIONS);

const memberHas = ({ members }: PermissionRule, modules: ModuleRoles): boolean =>
  (typeof members === 'string' ? members === 'all' : members.roles.includes(modules[members.module]));

/** The module in which a permission is; undefined for one of the company itself. */
export function moduleOfPermission(permission: Permission): Module | undefined {
  const { members }: PermissionRule = PERMISSIONS[permission];
  return typeof members === 'string' ? undefined : members.module;
}

/** The roles that have a permission, in words: `owner`, `admin`, `commerce manager`. */
export function rolesWith(permission: Permission): readonly string[] {
  const { members }: PermissionRule = PERMISSIONS[permission];
  if (typeof members === 'string') return members === 'all' ? ['owner', 'admin', 'member'] : ['owner', 'admin'];
  return ['owner', 'admin', ...members.roles.map((role) => `${members.module} ${role.toLowerCase()}`)];
}

import { MODULE_ROLES, MODULES, permissionsOf, rolesWith, type CompanyRole, type Module, type ModuleRole, type ModuleRoles } from '#contract/permissions.js';
import { requireAccess, requirePermission } from '#contract/require-permission.js';
import type { Principal } from '#contract/principal.js';

const NONE: ModuleRoles = { brain: 'NONE', catalog: 'NONE', commerce: 'NONE', intelligence: 'NONE' };
const everywhere = (role: ModuleRole): ModuleRoles => ({ brain: role, catalog: role, commerce: role, intelligence: role });
const EVERY = [
  'company.read', 'company.manage', 'brain.read', 'brain.write', 'cms.manage', 'catalog.read', 'catalog.write', 'catalog.manage',
  'commerce.read', 'commerce.write', 'commerce.manage', 'intelligence.read',
];

describe('roles', () => {
  const roles: [string, CompanyRole, ModuleRoles, string[]][] = [
    ['an owner', 'OWNER', NONE, EVERY],
    ['an admin', 'ADMIN', NONE, EVERY],
    ['a member without roles', 'MEMBER', NONE, ['company.read']],
    ['a manager everywhere', 'MEMBER', everywhere('MANAGER'), EVERY.filter((permission) => permission !== 'company.manage')],
    ['an editor everywhere, as STAFF was', 'MEMBER', everywhere('EDITOR'), ['company.read', 'brain.read', 'brain.write', 'catalog.read', 'catalog.write', 'commerce.read', 'commerce.write', 'intelligence.read']],
    ['a viewer everywhere', 'MEMBER', everywhere('VIEWER'), ['company.read', 'brain.read', 'catalog.read', 'commerce.read', 'intelligence.read']],
    ['a manager of sites', 'MEMBER', { ...NONE, brain: 'MANAGER' }, ['company.read', 'brain.read', 'brain.write', 'cms.manage']],
    ['a manager of commerce who reads the catalog', 'MEMBER', { ...NONE, commerce: 'MANAGER', catalog: 'VIEWER' }, ['company.read', 'catalog.read', 'commerce.read', 'commerce.write', 'commerce.manage']],
  ];
  it.each(roles)('of %s give these permissions', (...[, role, modules, permissions]) => {
    expect(permissionsOf(role, modules)).toEqual(permissions);
  });

  const given: [Module, ModuleRole, string[]][] = [
    ['brain', 'MANAGER', ['brain.read', 'brain.write', 'cms.manage']], ['brain', 'EDITOR', ['brain.read', 'brain.write']], ['brain', 'VIEWER', ['brain.read']], ['brain', 'NONE', []],
    ['catalog', 'MANAGER', ['catalog.read', 'catalog.write', 'catalog.manage']], ['catalog', 'EDITOR', ['catalog.read', 'catalog.write']], ['catalog', 'VIEWER', ['catalog.read']], ['catalog', 'NONE', []],
    ['commerce', 'MANAGER', ['commerce.read', 'commerce.write', 'commerce.manage']], ['commerce', 'EDITOR', ['commerce.read', 'commerce.write']], ['commerce', 'VIEWER', ['commerce.read']], ['commerce', 'NONE', []],
    ['intelligence', 'MANAGER', ['intelligence.read']], ['intelligence', 'EDITOR', ['intelligence.read']], ['intelligence', 'VIEWER', ['intelligence.read']], ['intelligence', 'NONE', []],
  ];

  it('are one table of modules and roles, each permission given by the roles of its module alone', () => {
    expect(given).toHaveLength(MODULES.length * MODULE_ROLES.length);
    for (const [module, role, permissions] of given) {
      for (const permission of EVERY) {
        const has = (company: CompanyRole): boolean => permissionsOf(company, { ...NONE, [module]: role }).some((one) => one === permission);
        expect([module, role, permission, has('OWNER'), has('ADMIN'), has('MEMBER')]).toEqual([module, role, permission, true, true, permission === 'company.read' || permissions.includes(permission)]);
      }
    }
  });

  it('are named where a permission is missing', () => {
    expect(rolesWith('company.read')).toEqual(['owner', 'admin', 'member']);
    expect(rolesWith('company.manage')).toEqual(['owner', 'admin']);
    expect(rolesWith('commerce.write')).toEqual(['owner', 'admin', 'commerce manager', 'commerce editor']);
    expect(rolesWith('cms.manage')).toEqual(['owner', 'admin', 'brain manager']);
  });
});

describe('a refusal', () => {
  const staff: Principal = { kind: 'staff', companyId: 1, actor: 'ada@example.test', userId: 'u1', scopes: [], permissions: ['commerce.read'] };

  it('names the permission and the roles that have it, to people and to programs', () => {
    expect(() => { requirePermission(staff, 'commerce.manage'); }).toThrow(expect.objectContaining({
      code: 'FORBIDDEN', message: 'This needs the permission commerce.manage, which these roles have: owner, admin, commerce manager',
      details: { permission: 'commerce.manage', roles: ['owner', 'admin', 'commerce manager'] },
    }));
  });

  it('names the scope to a connection', () => {
    const connection: Principal = { kind: 'connection', companyId: 1, actor: 'ERP', scopes: ['orders:read'] };
    const access = { permission: 'commerce.write', scope: 'orders:write' } as const;
    expect(() => { requireAccess(connection, access); }).toThrow(expect.objectContaining({ code: 'FORBIDDEN', message: 'This needs the scope orders:write', details: { scope: 'orders:write' } }));
    expect(() => { requireAccess(staff, access); }).toThrow(expect.objectContaining({ code: 'FORBIDDEN', details: { permission: 'commerce.write', roles: ['owner', 'admin', 'commerce manager', 'commerce editor'] } }));
    expect(() => { requireAccess(staff, { permission: 'commerce.read', scope: 'orders:read' }); }).not.toThrow();
    expect(() => { requireAccess(connection, { permission: 'commerce.read', scope: 'orders:read' }); }).not.toThrow();
  });
});

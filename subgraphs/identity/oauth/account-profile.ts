import type { CompanyRole, ModuleRole } from '#contract/permissions.js';

/** A module of a company, as a person sees it. */
export interface ModuleAccess {
  readonly slug: string;
  readonly name: string;
  readonly role: ModuleRole;
}

/** A company that a person belongs to. */
export interface CompanyAccess {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly role: CompanyRole;
  readonly modules: readonly ModuleAccess[];
}

/** A person across companies. */
export interface AccountProfile {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly locale: string | null;
  readonly picture: string | null;
  readonly emailVerified: boolean;
  readonly companies: readonly CompanyAccess[];
  readonly activeCompanyId: number | null;
}

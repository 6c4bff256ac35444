import { MODULES, type Module } from '#contract/permissions.js';

const BETWEEN = ' ';

/** The modules of a stored list, in the usual order; a name that is none is no module. */
export function modulesIn(stored: string): readonly Module[] {
  const names = stored.split(BETWEEN);
  return MODULES.filter((module) => names.includes(module));
}

/** A list of modules as it is stored. */
export const storedModules = (modules: readonly Module[]): string => modules.join(BETWEEN);

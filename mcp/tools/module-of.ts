import type { HostName } from '#kernel/config.js';
import type { Module } from '#contract/permissions.js';
import type { ModuleWithTools } from '#mcp/find-tools.js';

/** The hosts of modules that have tools. */
export const MODULE_HOSTS = ['brain', 'catalog', 'commerce', 'intelligence'] as const satisfies readonly (HostName & Module & ModuleWithTools)[];

/** The module of a host. */
export function moduleOf(host: HostName): (typeof MODULE_HOSTS)[number] {
  const module = MODULE_HOSTS.find((name) => name === host);
  if (!module) throw new Error(`The host ${host} has no module with tools`);
  return module;
}

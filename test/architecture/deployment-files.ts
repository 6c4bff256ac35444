import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readConfig, type Config } from '#kernel/config.js';

/** The files that deploy the product, by what they are. */
export interface DeploymentFiles {
  readonly compose: string;
  readonly dockerfile: string;
  readonly ignored: string;
  readonly balancer: string;
  readonly grants: string;
  readonly unit: string;
  readonly settings: string;
}

/** Where they are. */
export const PATHS: Readonly<Record<keyof DeploymentFiles, string>> = {
  compose: 'docker-compose.yml',
  dockerfile: 'Dockerfile',
  ignored: '.dockerignore',
  balancer: 'gateway/deploy/haproxy.cfg',
  grants: 'gateway/deploy/grants.sql',
  unit: 'gateway/deploy/portico@.service',
  settings: 'gateway/deploy/portico.env.example',
};

/** Those of the repository. */
export const ownFiles = (): DeploymentFiles => Object.fromEntries(Object.entries(PATHS).map(([what, path]) => [what, readFileSync(path, 'utf8')])) as unknown as DeploymentFiles;

/** A service of the compose file, as far as it is read. */
export interface Container {
  readonly image?: string;
  readonly user?: string;
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test?: readonly string[]; readonly start_period?: string };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly restart?: string;
  readonly stop_grace_period?: string;
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: { readonly default?: { readonly aliases?: readonly string[] } };
}

/** A container of the product: its name, itself, and the configuration that its process reads. */
export type Process = readonly [name: string, container: Container, config: Config];

type Containers = Readonly<Record<string, Container>>;

/** The services of a compose file, its anchors merged. */
export const containersOf = onceEach((compose): Containers => (parse(compose, { merge: true }) as { services: Containers }).services);

/** The containers of the product in a compose file. */
export const processesOf = onceEach((compose): readonly Process[] => Object.entries(containersOf(compose))
  .flatMap(([name, container]): readonly Process[] => (container.image === 'portico' ? [[name, container, configOf(container)]] : [])));

/** The configuration of a process with a container's settings, those of .env filled in. */
const configOf = ({ environment = {} }: Container): Config =>
  readConfig(Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value.replaceAll(/\$\{\w+:\?[^}]*\}/g, 'ab'.repeat(32)).replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')])));

/** Reads each text once. */
function onceEach<T>(read: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text) ?? read(text);
    results.set(text, known);
    return known;
  };
}

/** Seconds of `90s`. */
export const secondsOf = (text = ''): number => (/^\d+s$/.test(text) ? Number(text.slice(0, -1)) : Number.NaN);

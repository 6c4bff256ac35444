import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { HOSTS, readConfig, SUBGRAPHS } from '#kernel/config.js';

interface Container {
  readonly environment?: Readonly<Record<string, string>>;
  readonly image: string;
  readonly depends_on?: Readonly<Record<string, object>>;
}

const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as { services: Readonly<Record<string, Container>> };
const own = Object.entries(services).filter(([, { image }]) => image === 'portico');
const kernel = readdirSync('gateway/kernel').map((file) => readFileSync(`gateway/kernel/${file}`, 'utf8')).join('\n');
const settingsOfTheProduct = new Set(kernel.match(/\bPORTICO_[A-Z_0-9]+|\bNODE_ENV|\bPORT\b/g));

/** The settings with the values of .env. */
const filledIn = (environment: Container['environment'] = {}): Record<string, string> => Object.fromEntries(Object.entries(environment).map(([name, value]) => [
  name, value.replaceAll(/\$\{PORTICO_MASTER_KEY:\?[^}]*\}/g, 'ab'.repeat(32)).replaceAll(/\$\{MYSQL_ROOT_PASSWORD:\?[^}]*\}/g, 'secret').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
]));

/** The README has settings per subgraph and host once, with the name in angle brackets. */
const written = (setting: string): string[] => [setting, ...[...SUBGRAPHS, ...HOSTS].flatMap((name) => ['NAME', 'HOST'].map((word) => setting.replace(`_${name.toUpperCase()}_`, `_<${word}>_`)))];

test('the README explains every setting', () => {
  const documented = new Set(readFileSync('README.md', 'utf8').match(/(?<=^\|.*`)\b(?:PORTICO_[A-Z_<>0-9]+|PORT)(?=`)/gm));
  expect([...settingsOfTheProduct].filter((setting) => setting !== 'NODE_ENV' && !written(setting).some((one) => documented.has(one)))).toEqual([]);
});

test('hosts that listen everywhere are shown at this machine\'s own address', () => {
  expect(readConfig({ PORTICO_HOST: '0.0.0.0', PORT: '4000' }).urls.commerce).toBe('http://127.0.0.1:4001');
  expect(readConfig({ PORTICO_HOST: '127.0.0.2', PORT: '4000' }).urls.commerce).toBe('http://127.0.0.2:4001');
});

describe('the containers', () => {
  it('run every service of the product, each in a process of its own', () => {
    expect(own.map(([name, { environment }]) => [name, environment?.['PORTICO_SERVICES']])).toEqual(
      [...SUBGRAPHS, 'gateway', 'surfaces', 'worker'].map((name) => [name, name]));
  });

  it.each(own)('give %s settings that exist and are valid', (name, { environment }) => {
    for (const setting of Object.keys(environment ?? {})) expect(settingsOfTheProduct).toContain(setting);
    const config = readConfig(filledIn(environment));
    expect(config.services).toEqual([name]);
    expect(config.production).toBe(true);
  });

  it.each(SUBGRAPHS.map((name) => [name]))('reach %s where it listens', (name) => {
    const config = readConfig(filledIn(services['gateway']?.environment));
    expect(config.subgraphUrls[name]).toBe(`http://${name}:${String(config.subgraphPorts[name])}/graphql`);
  });
});

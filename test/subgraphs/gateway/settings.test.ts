import { readdirSync, readFileSync } from 'node:fs';
import { HOSTS, readConfig, SUBGRAPHS } from '#kernel/config.js';

const kernel = readdirSync('gateway/kernel').map((file) => readFileSync(`gateway/kernel/${file}`, 'utf8')).join('\n');
const settingsOfTheProduct = new Set(kernel.match(/\bPORTICO_[A-Z_0-9]+|\bNODE_ENV|\bPORT\b/g));

/** The page has settings per subgraph and host once, with the name in angle brackets. */
const written = (setting: string): string[] => [setting, ...[...SUBGRAPHS, ...HOSTS].flatMap((name) => ['NAME', 'HOST'].map((word) => setting.replace(`_${name.toUpperCase()}_`, `_<${word}>_`)))];

test('the page of the settings explains every one of them', () => {
  const documented = new Set(readFileSync('gateway/docs/settings.md', 'utf8').match(/(?<=^\|.*`)\b(?:PORTICO_[A-Z_<>0-9]+|PORT)(?=`)/gm));
  expect([...settingsOfTheProduct].filter((setting) => setting !== 'NODE_ENV' && !written(setting).some((one) => documented.has(one)))).toEqual([]);
});

test('hosts that listen everywhere are shown at this machine\'s own address', () => {
  expect(readConfig({ PORTICO_HOST: '0.0.0.0', PORT: '4000' }).urls.commerce).toBe('http://127.0.0.1:4001');
  expect(readConfig({ PORTICO_HOST: '127.0.0.2', PORT: '4000' }).urls.commerce).toBe('http://127.0.0.2:4001');
});

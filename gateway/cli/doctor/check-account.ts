import { schemaNameOf } from '#subgraph-kit/schema-name-of.js';
import { NotSeen, type Check, type Problem } from './check.js';

/** What the product does on its schemas. */
const NEEDED = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'CREATE', 'ALTER', 'INDEX', 'DROP'];
/** What gateway/deploy/grants.sql knows of beyond the schemas. */
const HARMLESS = new Set(['USAGE', 'RELOAD', 'PROCESS', 'SHOW DATABASES', 'BINLOG MONITOR', 'REPLICATION CLIENT']);
const GRANT = /^GRANT (.+) ON (.+?) TO (.+)$/;
const ON_ALL = '*.*';

/** The account of the databases. */
export const checkAccount: Check = {
  name: 'database account',
  warns: 'the account lacks a right that the product needs on its schemas, or has rights on the whole server, or may pass its rights on',
  remedy: 'Give it the rights of gateway/deploy/grants.sql, and no others.',
  look: async ({ servers }) => {
    const all = await servers();
    if (all.length > 0 && all.every(({ facts }) => facts === undefined)) throw new NotSeen('no database server answers');
    const readings = all.flatMap(({ place, urls, facts }) => (facts ? [{ place, urls, grants: facts.grants }] : []));
    const problems = readings.flatMap(({ place, urls, grants }) => problemsOfGrants(grants, urls.map(schemaNameOf)).map((problem) => ({ ...problem, found: `${place}: ${problem.found}` })));
    return { found: readings.length === 0 ? 'there is none' : 'has the rights that it needs, and no others', problems };
  },
};

/** What is wrong with the rights of an account, by what SHOW GRANTS says. */
export function problemsOfGrants(statements: readonly string[], schemas: readonly string[]): Problem[] {
  const grants = statements.flatMap((statement): Grant[] => {
    const [, rights = '', place = '', rest = ''] = GRANT.exec(statement) ?? [];
    return place === '' ? [] : [{ rights: rights.split(',').map((right) => right.trim()), place, passesOn: rest.includes('WITH GRANT OPTION') }];
  });
  const isAboutRoles = statements.some((statement) => !GRANT.test(statement)); // what a role may is not said
  const global = grants.filter(({ place }) => place === ON_ALL).flatMap(({ rights }) => rights).filter((right) => !HARMLESS.has(right));
  const lacking = isAboutRoles ? [] : schemas.flatMap((schema) => lackingOn(schema, grants).map((right) => `${right} on ${schema}`));
  return [
    ...(lacking.length === 0 ? [] : [{ state: 'WARN', found: `the account lacks ${lacking.join(', ')}` } as const]),
    ...(global.length === 0 ? [] : [{ state: 'WARN', found: `the account has rights on the whole server: ${global.slice(0, 3).join(', ')}${global.length > 3 ? ' …' : ''}` } as const]),
    ...(grants.some(({ passesOn }) => passesOn) ? [{ state: 'WARN', found: 'the account may pass its rights on' } as const] : []),
  ];
}

interface Grant {
  readonly rights: readonly string[];
  readonly place: string;
  readonly passesOn: boolean;
}

function lackingOn(schema: string, grants: readonly Grant[]): string[] {
  const own = grants.filter(({ place }) => covers(place, schema)).flatMap(({ rights }) => rights);
  return own.includes('ALL PRIVILEGES') ? [] : NEEDED.filter((right) => !own.includes(right));
}

/** Whether `portico\_%`.* is about a schema: % is any text, _ any character. */
function covers(place: string, schema: string): boolean {
  if (place === ON_ALL) return true;
  const [, pattern = ''] = /^`(.*)`\.\*$/.exec(place) ?? [];
  const parts = pattern.match(/\\.|%|_|[^\\%_]+/g) ?? [];
  const text = parts.map((part) => (part === '%' ? '.*' : part === '_' ? '.' : part.replace('\\', '').replaceAll(/\W/g, '\\$&'))).join('');
  return new RegExp(`^${text}$`, 's').test(schema);
}

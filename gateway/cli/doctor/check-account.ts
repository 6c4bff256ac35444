import { schemaNameOf } from '#subgraph-kit/schema-name-of.js';
import { NotSeen, type Check, type Problem } from './check.js';

/** What the product does on its schemas. */
const NEEDED = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'CREATE', 'ALTER', 'INDEX', 'DROP'];
/** What gateway/deploy/grants.sql knows of beyond the schemas. */
const HARMLESS = new Set(['USAGE', 'RELOAD', 'PROCESS', 'SHOW DATABASES', 'BINLOG MONITOR', 'REPLICATION CLIENT']);
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
  const grants = statements.flatMap((statement) => grantOf(statement) ?? []);
  const isAboutRoles = grants.length < statements.length; // what a role may is not said
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

/** `GRANT SELECT, INSERT ON place TO account WITH GRANT OPTION`; undefined for a role, which is granted without a place. */
function grantOf(statement: string): Grant | undefined {
  const [on, to] = [statement.indexOf(' ON '), statement.indexOf(' TO ')];
  if (on === -1 || to < on) return undefined;
  const rights = statement.slice('GRANT '.length, on).split(',').map((right) => right.trim());
  return { rights, place: statement.slice(on + ' ON '.length, to), passesOn: statement.endsWith(' WITH GRANT OPTION') };
}

function lackingOn(schema: string, grants: readonly Grant[]): string[] {
  const own = grants.filter(({ place }) => covers(place, schema)).flatMap(({ rights }) => rights);
  return own.includes('ALL PRIVILEGES') ? [] : NEEDED.filter((right) => !own.includes(right));
}

/** Whether a place is about a schema: everything, or `portico\_%`.*, where % is any text and _ any character. */
function covers(place: string, schema: string): boolean {
  if (place === ON_ALL) return true;
  if (!place.startsWith('`') || !place.endsWith('`.*')) return false;
  return isLike(place.slice(1, -'`.*'.length).match(/\\.|[^\\]/gs) ?? [], schema);
}

function isLike([first, ...rest]: readonly string[], text: string): boolean {
  if (first === undefined) return text === '';
  if (first === '%') return Array.from({ length: text.length + 1 }, (_, at) => text.slice(at)).some((left) => isLike(rest, left));
  return text !== '' && (first === '_' || text.startsWith(first.replace('\\', ''))) && isLike(rest, text.slice(1));
}

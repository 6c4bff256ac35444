import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';

/** Statements that do not begin with the company, each with its reason. */
const OF_EVERY_COMPANY: readonly (readonly [statement: RegExp, reason: string])[] = [
  [/ (?:FROM|UPDATE) (?:company|serving_process|lockout|job|account|sign_in_session|account_link) /, 'the table is of the whole installation'],
  [/ WHERE k\.hash = \? AND k\.form = 'KEY' AND c\.kind = 'COLLECTOR' AND c\.status = 'ACTIVE'$/, 'a key determines the company, not the other way round'],
  [/^ SELECT MIN\(company_id\) AS id FROM visitor WHERE company_id > \?$/, 'the removal of old events goes on from company to company'],
  [/ WHERE (?:k|t)\.hash = \?$/, 'a key or token determines the company, not the other way round'],
  [/ WHERE a\.email = \? ORDER BY p\.company_id$/, 'a person is found in each of their companies by their address'],
  [/ WHERE p?\.?account_id = \? ORDER BY (?:p\.)?company_id$/, 'an account has people in several companies'],
  [/ FROM person WHERE account_id IN \(\?\) AND company_id <> \?$/, 'an account has people in several companies'],
  [/ FROM invitation WHERE token_hash = \?/, 'a token determines the company, not the other way round'],
  [/ WHERE \? AND (?:due_at <= \?|claim_token = \?)$/, 'the condition before it is one of ids of a company'],
  [/ (?:FROM|UPDATE) oauth_[a-z_]+ /, 'people and their clients belong to the installation, not to a company'],
  [/ FROM \? WHERE (?:expires_at <= \?|\? IN \(\?\) AND expires_at <= \?)/, 'what has expired is removed of every company, and of people and their clients'],
  [/ FROM assistant_call k JOIN company c ON c\.id = k\.company_id WHERE k\.account_id = \?/, 'a person sees the calls of their AI clients in all their companies'],
  [/ FROM calls WHERE \?/, 'the condition begins with the company'],
  [/ FROM connection WHERE company_id >= \? /, 'the watch goes on from company to company'],
  [/ FROM connection t WHERE \? IN \(\?\) UNION ALL SELECT t\.company_id, t\.id, \? FROM destination t WHERE t\.profile IN/, 'the sender takes what is due of every company'],
  [/ WHERE c\.id = \? AND c\.kind = 'CARRIER'$/, 'the address that a carrier calls has the id alone, and the connection determines the company'],
  [/ FROM parked_tracking WHERE received_at <(?:= \?$| \? ORDER BY received_at )/, 'events of unknown numbers of every company are removed after 30 days'],
  [/ FROM mail WHERE (?:due_at <= \? ORDER|\? AND claim_token = \?|state = \?$)/, 'mail that is due is claimed, and what waits counted, of every company'],
  [/ FROM feed f WHERE EXISTS \(SELECT 1 FROM tracking_event e WHERE e\.company_id = f\.company_id\) ORDER BY f\.company_id$/, 'the watch of parcels goes from company to company'],
  [/ FROM bulk_job WHERE (?:pending = 1|ended_at < \?) /, 'the worker takes the job whose turn it is, and removes old ones, of every company'],
  [/ FROM product_import(?: i)? WHERE (?:i\.pending = 1|finished_at < \?) /, 'the worker takes the import whose turn it is, and removes old ones, of every company'],
  [/ FROM return_portal WHERE slug = \?(?: UNION ALL SELECT company_id FROM former_portal WHERE slug = \?)?$/, 'an address determines the company'],
  [/ FROM return_terms WHERE token_hash = \?$/, 'a token determines the company'],
  [/ FROM return_label WHERE due_at <= \? ORDER BY due_at, /, 'the worker makes the labels of returns of every company, in turn'],
  [/ FROM scheduled_publication WHERE due_at <= \? ORDER BY due_at, /, 'the worker does what is scheduled of every company, in turn'],
  [/ SELECT MIN\((?:worked_at|due_at)\) AS oldest FROM (?:(?:bulk_job|product_import) WHERE pending = 1|scheduled_publication WHERE due_at <= \?)$/, 'how long a queue waits is counted of every company'],
  [/ FROM image_source WHERE pending = 1 AND due_at <= \?/, 'the worker downloads images of every company, in turn'],
  [/ FROM product WHERE deleted_at IS NOT NULL AND deleted_at < \? /, 'what has been in the trash for 30 days is removed of every company'],
];

interface Statement { readonly place: string; readonly text: string }

/** The SQL texts of a source; what is put into them is a question mark. */
function statementsOf(file: string): Statement[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Statement[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node)?.replaceAll(/\s+/g, ' ').trim();
    if (text !== undefined && /\b(?:FROM|UPDATE) [a-z?]/.test(text)) found.push({ place: `${file}:${String(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)}`, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text + node.templateSpans.map(({ literal }) => `?${literal.text}`).join('') : undefined;
}

const statements = readdirSync('subgraphs', { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?!kit\/)[^.]+\.store\.ts$/.test(name)).flatMap((name) => statementsOf(`subgraphs/${name}`));

const isExcepted = (text: string): boolean => OF_EVERY_COMPANY.some(([statement]) => statement.test(` ${text}`));

/** A condition that does not begin with the company, unless it is one over a subquery, whose rows are of the company already. */
const UNLED = /(?<!\) \w+ )\bWHERE (?!(?:\w+\.)?company_id (?:= |IN ))/;

test('every statement of a subgraph begins with the company it is for, its subqueries too', () => {
  expect(statements.filter(({ text }) => !isExcepted(text) && UNLED.test(text))).toEqual([]);
  expect(statements.length).toBeGreaterThan(100);
});

/** Tables of the whole installation. */
const OF_THE_INSTALLATION: ReadonlySet<string> = new Set(['company', 'lockout', 'account', 'oauth_grant', 'oauth_client']);

/** An account is in several companies. */
const BY_ACCOUNT = 'p.account_id = g.account_id ';

test('what is joined is joined within its company', () => {
  const joins = statements.flatMap(({ place, text }) => [...text.matchAll(/\bJOIN (\w+) (\w+) ON (.*?)(?=\b(?:JOIN|LEFT|WHERE)\b|$)/g)].map(([, table, , on = '']) => ({ place, table, on })));
  expect(joins.filter(({ table, on }) => !OF_THE_INSTALLATION.has(table ?? '') && on !== BY_ACCOUNT && !/^(\w+)\.company_id = (?!\1\b)\w+\.company_id\b/.test(on))).toEqual([]);
  expect(joins.length).toBeGreaterThan(10);
});

test('each exception is one of a statement there is', () => {
  expect(OF_EVERY_COMPANY.filter(([statement]) => !statements.some(({ text }) => statement.test(` ${text}`)))).toEqual([]);
});

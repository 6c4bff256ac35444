import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const FOLDERS = ['gateway', 'subgraphs', 'shims', 'mcp'];

/** Texts for people: reasons and messages. Code decides by the kind, code or status beside them, never by the text. */
const TEXT = /^(?:message|reason|\w+(?:Message|Reason))$/;
const ASKS = new Set(['startsWith', 'endsWith', 'includes', 'match', 'matchAll', 'indexOf', 'lastIndexOf', 'search']);
const OF_PATTERNS = new Set(['test', 'exec']);
const COMPARES = new Set([ts.SyntaxKind.EqualsEqualsToken, ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);
const SQL = /\b(?:\w+_)?(?:message|reason)\s+(?:NOT\s+)?(?:LIKE|GLOB|REGEXP|RLIKE)\b|\b(?:INSTR|LOCATE|SUBSTR|SUBSTRING|LEFT)\s*\(\s*(?:\w+[._])?(?:message|reason)\b|\b(?:\w+_)?(?:message|reason)\s*(?:=|<>|!=)\s*'/i;

/** Places that may, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'gateway/client/failure-of.ts': 'only two texts for people are joined, so that none is said twice',
  'subgraphs/kit/database-error.ts': 'MySQL names the error of its storage engine in the message alone',
  'subgraphs/orders/ordering/order.table.ts': 'a migration gives holds from before they had a kind the one they must have been',
};

test('nothing is decided by the text of a reason or a message', () => {
  const found = FOLDERS.filter((folder) => existsSync(folder)).flatMap(sources).filter((path) => !(path in ALLOWED)).flatMap((path) => decisions(path, readFileSync(path, 'utf8')));
  expect(found).toEqual([]);
});

test.each(Object.keys(ALLOWED))('%s still needs its exception', (path) => {
  expect(decisions(path, readFileSync(path, 'utf8'))).not.toEqual([]);
});

test.each([
  "if (error.message === 'gone') stop();", "if ('gone' !== order.holdReason) stop();", 'if (reason === GONE) stop();', "error.message.includes('x');", "holdReason?.startsWith(HOW) === true;",
  '/x/.test(alert.message);', '/x/.exec(failureReason);', "switch (error.message) { case 'x': stop(); }", "query('SELECT id FROM orders WHERE hold_reason LIKE ?');",
  'query(`SELECT id FROM alert a WHERE a.message LIKE ${pattern}`);', "query('SELECT 1 FROM label WHERE INSTR(failure_reason, ?) > 0');", `query("UPDATE x SET y = 1 WHERE reason = 'No'");`,
])('a decision by text is found: %s', (code) => {
  expect(decisions('planted.ts', code)).toHaveLength(1);
});

test.each([
  'if (order.holdReason === null) go();', 'if (given.message == null || reason === undefined) go();', "const said = error.message.trim() === '' ? 'x' : error.message;", "if (reason !== '') go();",
  'if (part.rejectionMessage === (message ?? null)) repeat();', 'reasons.filter((reason) => reason !== false);', "query('SELECT id FROM orders WHERE hold_kind = ?');", "query('UPDATE orders SET hold_reason = ? WHERE reason_code LIKE ?');", "text.startsWith('#');",
])('what only asks whether there is one passes: %s', (code) => {
  expect(decisions('planted.ts', code)).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.generated.ts')).map((name) => join(folder, name));
}

function decisions(path: string, code: string): string[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isDecision(node)) found.push(`${path}:${String(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)} ${node.getText().slice(0, 80)}`);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isDecision(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && COMPARES.has(node.operatorToken.kind)) return [[node.left, node.right], [node.right, node.left]].some(([text, other]) => isText(text) && isWording(other));
  if (ts.isSwitchStatement(node)) return isText(node.expression);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression, name } = node.expression;
    return (ASKS.has(name.text) && isText(expression)) || (OF_PATTERNS.has(name.text) && node.arguments.some(isText));
  }
  return (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && SQL.test(node.getText());
}

const isText = (node: ts.Node | undefined): boolean => node !== undefined
  && ((ts.isIdentifier(node) && TEXT.test(node.text)) || (ts.isPropertyAccessExpression(node) && TEXT.test(node.name.text)));

/** A fixed wording: a literal with words, or a constant. Comparing two variable texts is allowed. */
const isWording = (node: ts.Node | undefined): boolean => node !== undefined
  && ((ts.isStringLiteralLike(node) && node.text !== '') || ts.isTemplateExpression(node) || (ts.isIdentifier(node) && /^[A-Z][A-Z_\d]*$/.test(node.text)));

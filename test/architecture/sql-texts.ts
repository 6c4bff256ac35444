import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';

/** A text of a source that is SQL, or a part of it. */
export interface SqlText {
  readonly place: string;
  readonly text: string;
}

const IS_SQL = /\b(?:SELECT|INSERT (?:IGNORE )?INTO|UPDATE|DELETE FROM|CREATE|ALTER|DROP|SET SESSION|START TRANSACTION|SAVEPOINT|FLUSH|LOCK|SHOW|FROM|JOIN|WHERE|ON DUPLICATE|FOR UPDATE|OVER|ORDER BY|VALUES)\b/;

/** Every SQL text of the subgraphs, their migrations and their kit. */
export const subgraphTexts = (): SqlText[] => readdirSync('subgraphs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts')).flatMap((name) => sqlTexts(`subgraphs/${name}`, readFileSync(`subgraphs/${name}`, 'utf8')));

/** The SQL texts of a source; what is put into them is a question mark, but for a lock, which is written out. */
export function sqlTexts(file: string, content: string): SqlText[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const found: SqlText[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node)?.replaceAll(/\s+/g, ' ').trim();
    if (text !== undefined && IS_SQL.test(text)) found.push({ place: `${file}:${String(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)}`, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text + node.templateSpans.map(({ expression, literal }) => `${written(expression)}${literal.text}`).join('') : undefined;
}

/** `forUpdate` writes a lock on a server. */
const written = (expression: ts.Expression): string => (expression.getText().startsWith('forUpdate(') ? ' FOR UPDATE' : '?');

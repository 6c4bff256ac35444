import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Change, Mutant } from './candidate.js';
import { isLeftOut, isLeftOutFile } from './left-out.js';
import { CODE_MUTATORS } from './mutate-code.js';
import { isSql, sqlMutator } from './mutate-sql.js';

const FOLDERS = ['subgraphs', 'shims', 'gateway/kernel', 'gateway/client', 'gateway/contract'];

/** Files of domain, stores, mappers and kits, by their path in the repository. */
export const mutatedFiles = (root: string): readonly string[] => FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`)).filter((file) => !isLeftOutFile(file)).sort();

/** The syntax tree of a source. */
export const parsed = (file: string, text: string): ts.SourceFile => ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);

/** Every mutant of a file. */
export function mutantsOf(root: string, file: string): readonly Mutant[] {
  const source = parsed(file, readFileSync(join(root, file), 'utf8'));
  const found: Mutant[] = [];
  const visit = (node: ts.Node, onMysqlOnly: boolean): void => {
    if (isLeftOut(node, source)) return;
    for (const change of changesOf(node, source)) found.push({ ...change, file, line: source.getLineAndCharacterOfPosition(change.start).line + 1, onMysqlOnly });
    ts.forEachChild(node, (child) => { visit(child, onMysqlOnly || isMysqlBranch(node, child)); });
  };
  visit(source, /mysql/i.test(file));
  return found;
}

function changesOf(node: ts.Node, source: ts.SourceFile): readonly Change[] {
  const sql = sqlMutator(node, source);
  if (sql.length > 0) return sql;
  if (ts.isStringLiteral(node) && isSql(node.text)) return [];
  // The wording of a failure is for people; its code is not.
  if (ts.isStringLiteralLike(node) && ts.isNewExpression(node.parent) && node.parent.arguments?.[0] !== node) return [];
  return CODE_MUTATORS.flatMap((mutator) => mutator(node, source));
}

/** Which branch of a decision between databases MySQL takes. */
function isMysqlBranch(node: ts.Node, child: ts.Node): boolean {
  if (!ts.isConditionalExpression(node) && !ts.isIfStatement(node)) return false;
  const condition = (ts.isIfStatement(node) ? node.expression : node.condition).getText();
  const [whenTrue, whenFalse] = ts.isIfStatement(node) ? [node.thenStatement, node.elseStatement] : [node.whenTrue, node.whenFalse];
  const isMysql = /=== 'mysql'|!== 'sqlite'|^isMysql/.test(condition);
  const isSqlite = /=== 'sqlite'|!== 'mysql'|^isSqlite/.test(condition);
  return isMysql && child === whenTrue || isSqlite && child === whenFalse;
}

import ts from 'typescript';
import { isSql } from './mutate-sql.js';

const NO_FILES = /\.generated\.ts$|\.type\.ts$|\.table\.ts$|\.tsx$|\/migrations\.ts$|\/operations\/|\/docs\/|(?:^|[/-])(?:examples|book|guide|guidance)\.ts$|\.d\.m?ts$/;

/** Files whose mutants mean nothing: declarations, examples, pages for readers. */
export const isLeftOutFile = (file: string): boolean => NO_FILES.test(file);

const LOGS = /\blog(?:ger)?\b(?:\.\w+)*\.(?:trace|debug|info|warn|error|fatal)$/;
const WORDING = new Set(['description', 'summary', 'help', 'message', 'example', 'examples', 'title', 'deprecationReason', 'hint']);
const WORDING_CALLS = new Set(['describe', 'meta']);
const METRICS = new Set(['Counter', 'Histogram', 'Gauge']);
const WAITS = /timeout|milliseconds|_ms$|interval|patience|backoff|_for$/i;

const calledName = (node: ts.CallExpression): string => (ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : '');

/** Whether a field is wording for people. */
export const isWording = (name: string): boolean => WORDING.has(name);

/** Whether nothing in this node is worth a mutant: what is only read by people, waits, types, and what the compiler alone sees. */
export function isLeftOut(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isDecorator(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isCallExpression(node)) return LOGS.test(node.expression.getText(source)) || WORDING_CALLS.has(calledName(node));
  if (ts.isExpressionStatement(node)) return ts.isCallExpression(node.expression) && LOGS.test(node.expression.expression.getText(source));
  if (ts.isNewExpression(node)) return METRICS.has(node.expression.getText(source)) || node.expression.getText(source).endsWith('Error') || ts.isThrowStatement(node.parent) && node.expression.getText(source) !== 'Failure';
  if (ts.isPropertyAssignment(node)) return WORDING.has(node.name.getText(source));
  if (ts.isVariableDeclaration(node)) return WAITS.test(node.name.getText(source)) && !!node.initializer && !isFunction(node.initializer);
  return ts.isStringLiteralLike(node) && isProse(node.text) || ts.isTemplateExpression(node) && isProse(node.getText(source).replaceAll(/\$\{[^}]*\}/g, 'x'));
}

const isFunction = (node: ts.Node): boolean => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** Whether a text is a sentence for people. */
export const isProse = (text: string): boolean => !isSql(text) && /[A-Za-z,;:']+ [a-z']+ [A-Za-z]/.test(text);

import ts from 'typescript';
import { replaced, type Change, type Mutator } from './candidate.js';
import { isProse, isWording } from './left-out.js';

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'], '-': ['+'], '*': ['/'], '/': ['*'], '%': ['*'], '<': ['<=', '>='], '<=': ['<', '>'], '>': ['>=', '<='], '>=': ['>', '<'],
  '===': ['!=='], '!==': ['==='], '&&': ['||'], '||': ['&&'], '??': ['&&'], '+=': ['-=', '='], '-=': ['+=', '='],
};

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const operators: Mutator = (node, source) => {
  if (!ts.isBinaryExpression(node)) return [];
  const { operatorToken: token, left, right } = node;
  const name = token.getText(source);
  if (name.startsWith('+') && (isText(left) || isText(right))) return [];
  return (OPERATORS[name] ?? []).map((other) => replaced(token, source, [other, `${name} became ${other}`]));
};

function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : undefined;
}

const conditions: Mutator = (node, source) => {
  const condition = conditionOf(node);
  if (!condition) return [];
  const forced = ts.isWhileStatement(node) ? ['false'] : ['true', 'false']; // a loop for ever says nothing
  return [
    ...forced.map((word) => replaced(condition, source, [word, `a condition is always ${word}`])),
    replaced(condition, source, [`!(${condition.getText(source)})`, 'a condition is negated']),
  ];
};

const negations: Mutator = (node, source) =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken ? [replaced(node, source, [`(${node.operand.getText(source)})`, '! is dropped'])] : [];

const statements: Mutator = (node, source) => {
  if (!ts.isExpressionStatement(node) || ts.isStringLiteral(node.expression)) return [];
  return [replaced(node, source, [ts.isBlock(node.parent) || ts.isSourceFile(node.parent) || ts.isCaseOrDefaultClause(node.parent) ? '' : ';', 'a statement is removed'])];
};

const awaits: Mutator = (node, source) => (ts.isAwaitExpression(node) ? [replaced(node, source, [node.expression.getText(source), 'an await is removed'])] : []);

const callsWithArguments = (node: ts.Node): readonly ts.Expression[] => (ts.isCallExpression(node) || ts.isNewExpression(node) ? [...(node.arguments ?? [])] : []);

/** Two neighbours, exchanged. */
function exchanged(pair: readonly [ts.Node, ts.Node], source: ts.SourceFile, what: string): readonly Change[] {
  const [one, other] = pair;
  const [first, second] = [one.getText(source), other.getText(source)];
  if (first === second) return [];
  const between = source.text.slice(one.getEnd(), other.getStart(source));
  return [{ start: one.getStart(source), end: other.getEnd(), text: `${second}${between}${first}`, what }];
}

const isFunction = (node: ts.Node): boolean => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

const swappedArguments: Mutator = (node, source) => {
  const [one, other] = callsWithArguments(node);
  if (!one || !other || isFunction(one) || isFunction(other) || ts.isSpreadElement(one) || ts.isSpreadElement(other)) return [];
  return exchanged([one, other], source, 'two arguments are exchanged');
};

/** The values of two fields beside each other change places. */
const swappedFields: Mutator = (node, source) => {
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((field, index) => {
    const next = node.properties[index + 1];
    if (!next || !ts.isPropertyAssignment(field) || !ts.isPropertyAssignment(next)) return [];
    if (isWording(field.name.getText(source)) || isWording(next.name.getText(source))) return [];
    const [first, second] = [field.initializer.getText(source), next.initializer.getText(source)];
    if (first === second || isProse(first) && isProse(second)) return [];
    const name = source.text.slice(field.initializer.getEnd(), next.initializer.getStart(source));
    return [{ start: field.initializer.getStart(source), end: next.initializer.getEnd(), text: `${second}${name}${first}`, what: 'the values of two fields are exchanged' }];
  });
};

const literals: Mutator = (node, source) => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [replaced(node, source, ['false', 'true became false'])];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [replaced(node, source, ['true', 'false became true'])];
  if (ts.isNumericLiteral(node)) {
    const other = node.text === '1' ? '0' : `(${node.getText(source)} + 1)`;
    return [replaced(node, source, [other, 'a number is another'])];
  }
  if (!ts.isStringLiteral(node) || ts.isPropertyAssignment(node.parent) && node.parent.name === node || ts.isElementAccessExpression(node.parent)) return [];
  return [replaced(node, source, [node.text === '' ? "'mutated'" : "''", 'a text is another'])];
};

function emptied(value: ts.Expression): string {
  if (ts.isArrayLiteralExpression(value)) return '[]';
  return ts.isObjectLiteralExpression(value) ? '{}' : 'undefined';
}

const returns: Mutator = (node, source) => {
  if (ts.isReturnStatement(node) && node.expression && node.expression.getText(source) !== 'undefined') return [replaced(node.expression, source, [emptied(node.expression), 'nothing is returned'])];
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
    const body = ts.isParenthesizedExpression(node.body) ? node.body.expression : node.body;
    if (ts.isArrayLiteralExpression(body) || ts.isObjectLiteralExpression(body)) return [replaced(body, source, [emptied(body), 'nothing is returned'])];
  }
  return [];
};

const OTHER_METHOD: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor', startsWith: 'endsWith', endsWith: 'startsWith' };
const DROPPED_METHOD = new Set(['filter', 'sort', 'toSorted', 'slice', 'trim', 'toLowerCase', 'toUpperCase', 'reverse', 'toReversed', 'catch', 'optional', 'nullable', 'default', 'min', 'max', 'strict']);

const methods: Mutator = (node, source) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { name, expression } = node.expression;
  const other = OTHER_METHOD[name.text];
  if (other !== undefined && (expression.getText(source) === 'Math' || !['min', 'max'].includes(name.text))) return [replaced(name, source, [other, `${name.text} became ${other}`])];
  return DROPPED_METHOD.has(name.text) ? [replaced(node, source, [expression.getText(source), `${name.text}() is dropped`])] : [];
};

/** What can be done to TypeScript. */
export const CODE_MUTATORS: readonly Mutator[] = [operators, conditions, negations, statements, awaits, swappedArguments, swappedFields, literals, returns, methods];

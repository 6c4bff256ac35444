import ts from 'typescript';
import type { Change, Mutator } from './candidate.js';

/** Whether a text belongs to a statement of SQL. */
export const isSql = (text: string): boolean =>
  /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE|FROM|JOIN|ORDER BY|GROUP BY|VALUES|SET|LIMIT|HAVING|IS NULL|IS NOT NULL)\b/.test(text) || /^\s*(?:AND|OR)\b/.test(text);

const END = String.raw`(?=\s+(?:AND|OR|ORDER BY|GROUP BY|LIMIT|WHERE|HAVING|JOIN|LEFT|INNER|ON|FOR|UNION|THEN|ELSE)\b|\)|\s*$)`;
// A condition is held true instead of taken out: its parameters keep their places.
const CONDITION = new RegExp(String.raw`\b(AND|WHERE)\s+(?!EXISTS|NOT|\()([^()]*?(?:\([^()]*\))?[^()]*?)${END}`, 'g');
const PIECES: readonly (readonly [expression: RegExp, put: string, what: string])[] = [
  [/\s+ORDER BY [^()]*?(?=\s+LIMIT\b|\)|$)/g, ' ', 'ORDER BY is dropped'],
  [/\bIS NULL\b/g, 'IS NOT NULL', 'IS NULL became IS NOT NULL'],
  [/\bIS NOT NULL\b/g, 'IS NULL', 'IS NOT NULL became IS NULL'],
  [/ DESC\b/g, '', 'DESC is dropped'],
  [/ <= /g, ' < ', '<= became <'], [/ >= /g, ' > ', '>= became >'], [/ < /g, ' <= ', '< became <='], [/ > /g, ' >= ', '> became >='], [/ <> /g, ' = ', '<> became ='],
  [/ \+ /g, ' - ', '+ became -'], [/ - /g, ' + ', '- became +'],
  [/\bSUM\(/g, 'MAX(', 'SUM became MAX'], [/\bMAX\(/g, 'MIN(', 'MAX became MIN'], [/\bMIN\(/g, 'MAX(', 'MIN became MAX'],
  [/\bLEFT JOIN\b/g, 'JOIN', 'LEFT JOIN became JOIN'], [/\bDISTINCT /g, '', 'DISTINCT is dropped'], [/\bOR\b/g, 'AND', 'OR became AND'],
];

const isChunk = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** Conditions, orders and words of SQL. */
export const sqlMutator: Mutator = (node, source) => {
  if (!isChunk(node)) return [];
  const [start, text] = [node.getStart(source) + 1, source.text.slice(node.getStart(source) + 1, node.getEnd()).replace(/(?:`|'|\$\{)$/, '')];
  if (!isSql(text)) return [];
  const at = (match: RegExpExecArray, [put, what]: readonly [string, string]): Change => ({ start: start + match.index, end: start + match.index + match[0].length, text: put, what });
  const conditions = [...text.matchAll(CONDITION)].filter(([, , condition]) => (condition ?? '').trim() !== '' && !/\bBETWEEN\b/.test(condition ?? ''))
    .map((match) => at(match, [`${match[1] ?? ''} (1 = 1 OR ${match[2] ?? ''})`, `the condition ${match[2] ?? ''} is dropped`]));
  return [...conditions, ...PIECES.flatMap(([expression, put, what]) => [...text.matchAll(expression)].map((match) => at(match, [put, what])))];
};

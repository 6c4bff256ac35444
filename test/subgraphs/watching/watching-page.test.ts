import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { watchedPortico } from '../../kit/watched-portico.js';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
}

/** A figure of the process with the labels that it can have. */
interface Figure {
  readonly name: string;
  readonly labels: readonly string[];
}

const PAGE = readFileSync('gateway/docs/watching.md', 'utf8');
const rules = (parse(readFileSync('gateway/deploy/prometheus-rules.yml', 'utf8')) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] }).groups.flatMap((group) => group.rules);

/** The texts of nodes of a kind in an expression. */
function textsOf(expression: string, kind: string, below?: string): string[] {
  const found: string[] = [];
  parser.parse(expression).iterate({ enter: ({ name, from, to, node }) => {
    if (name === kind && (below === undefined || node.parent?.name === below)) found.push(expression.slice(from, to));
  } });
  return found;
}

const usedIn = (expression: string): string[] => textsOf(expression, 'Identifier', 'VectorSelector');

describe('the page on watching', () => {
  let figures: readonly Figure[];
  beforeAll(async () => {
    const { portico } = await watchedPortico();
    figures = portico.deployment.metrics.registry.getMetricsAsArray().map((metric) => ({ name: metric.name, labels: (metric as unknown as { readonly labelNames?: readonly string[] }).labelNames ?? [] }));
    await portico.stop();
  });
  const own = (): string[] => figures.map(({ name }) => name).filter((name) => name.startsWith('portico_')).toSorted();

  it('explains each figure of the product once, and no other', () => {
    const explained = [...PAGE.matchAll(/^\| `(portico_\w+)` \|/gm)].map(([, name]) => name).toSorted();
    expect(explained).toEqual(own());
    expect(own().length).toBeGreaterThan(20);
  });

  it('names each alert, and none that there is not', () => {
    const named = [...new Set([...PAGE.matchAll(/`(Portico[A-Z]\w+)`/g)].map(([, name]) => name))].toSorted();
    expect(named).toEqual(rules.map(({ alert }) => alert).toSorted());
  });

  it('has alerts whose expressions are PromQL and whose figures and labels there are', () => {
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, expr, labels: { severity } } of rules) {
      expect([alert, textsOf(expr, '⚠')]).toEqual([alert, []]);
      expect([alert, ['page', 'ticket'].includes(severity)]).toEqual([alert, true]);
      expect([alert, usedIn(expr).length > 0]).toEqual([alert, true]);
      for (const used of usedIn(expr)) {
        const figure = figures.find(({ name }) => name === used || ['_bucket', '_count', '_sum'].some((end) => `${name}${end}` === used));
        expect([alert, used, figure !== undefined]).toEqual([alert, used, true]);
      }
      const known = new Set([...figures.filter(({ name }) => usedIn(expr).some((used) => used.startsWith(name))).flatMap(({ labels }) => labels), 'le', 'instance', 'job']);
      expect([alert, textsOf(expr, 'LabelName').filter((label) => !known.has(label))]).toEqual([alert, []]);
    }
  });

  it('is read by a grammar that finds faults', () => {
    expect(textsOf('rate(portico_no_such[5m', '⚠')).not.toEqual([]);
    expect(usedIn('rate(portico_no_such[5m])')).toEqual(['portico_no_such']);
  });
});

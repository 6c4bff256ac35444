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
const dashboard = JSON.parse(readFileSync('gateway/deploy/grafana-dashboard.json', 'utf8')) as { readonly panels: readonly { readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[] }[] };
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

  /** What is wrong with an expression: it is no PromQL, or names a figure or label that there is not. */
  function flawsOf(expr: string): string[] {
    const used = usedIn(expr);
    const unknown = used.filter((one) => !figures.some(({ name }) => name === one || ['_bucket', '_count', '_sum'].some((end) => `${name}${end}` === one)));
    const known = new Set([...figures.filter(({ name }) => used.some((one) => one.startsWith(name))).flatMap(({ labels }) => labels), 'le', 'instance', 'job', 'exported_job']); // the last: a label job of a figure, beside Prometheus' own
    const labels = textsOf(expr, 'LabelName').filter((label) => !known.has(label));
    return [...textsOf(expr, '⚠').map(() => `${expr} is no PromQL`), ...(used.length === 0 ? [`${expr} has no figure`] : []), ...[...unknown, ...labels].map((one) => `${expr} names ${one}`)];
  }

  it('has alerts whose expressions are PromQL and whose figures and labels there are', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.flatMap(({ expr }) => flawsOf(expr))).toEqual([]);
    expect(rules.filter(({ labels: { severity } }) => !['page', 'ticket'].includes(severity))).toEqual([]);
  });

  it('has a dashboard that shows every figure but those of time alone, by expressions that are PromQL', () => {
    const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr, legendFormat }) => ({ expr: expr.replaceAll('$__rate_interval', '5m'), legend: legendFormat })));
    expect(shown.flatMap(({ expr }) => flawsOf(expr))).toEqual([]);
    const labels = new Set([...figures.flatMap((figure) => figure.labels), 'instance', 'exported_job']);
    expect(shown.flatMap(({ legend }) => [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => String(label))).filter((label) => !labels.has(label))).toEqual([]);
    const used = new Set(shown.flatMap(({ expr }) => usedIn(expr)));
    const notShown = own().filter((name) => !['', '_bucket', '_count'].some((end) => used.has(`${name}${end}`)));
    expect(notShown).toEqual(['portico_job_last_success_timestamp_seconds', 'portico_mails']);
  });

  it('is read by a grammar that finds faults', () => {
    expect(textsOf('rate(portico_no_such[5m', '⚠')).not.toEqual([]);
    expect(usedIn('rate(portico_no_such[5m])')).toEqual(['portico_no_such']);
  });
});

import { readFileSync } from 'node:fs';
import { Problems } from '#contract/problems.js';
import { EMBED_PROVIDERS } from '../../../subgraphs/content/fields/embeds.js';
import { judgeRichText } from '../../../subgraphs/content/fields/judge-rich-text.js';
import { Judgement } from '../../../subgraphs/content/fields/judgement.js';
import { RICH_MARKS, RICH_NODES, type NodeRule } from '../../../subgraphs/content/fields/rich-text.js';

const PAGE = readFileSync('gateway/docs/content.md', 'utf8');
const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const NODES: readonly (readonly [string, NodeRule])[] = Object.entries(RICH_NODES);

test('the page for editors\' tools has every node of a rich text with its attributes and what may be in it', () => {
  for (const [type, { attributes = {}, children }] of NODES) {
    const shown = Object.entries(attributes).map(([name, { required }]) => (required === true ? `**\`${name}\`**` : `\`${name}\``)).join(', ');
    expect(PAGE).toContain(`| \`${type}\` | ${shown} | ${code(children)} |`);
  }
});

test('it has every mark with its attributes, and whose addresses can be embedded', () => {
  for (const [type, shape] of Object.entries(RICH_MARKS)) expect(PAGE).toContain(`| \`${type}\` | ${code(Object.keys(shape))} |`);
  expect(PAGE).toContain(`${EMBED_PROVIDERS.map(({ name }) => name).join(', ')}.`);
});

test('its example is a rich text', () => {
  const example: unknown = JSON.parse(/```json\n(\{"type": "doc"[^`]*)```/.exec(PAGE)?.[1] ?? '');
  const problems = new Problems();
  judgeRichText(example, { judgement: new Judgement({ problems, path: 'body' }), path: 'body' });
  expect([...problems.found]).toEqual([]);
});

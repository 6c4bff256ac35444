import { readFileSync, readdirSync } from 'node:fs';

const NAMED = /\bname: '(\w*)',[^{}]*\bcontext\b|\bcontext\b[^{}]*,? name: '(\w*)'/g;

/** The names under which use cases record that they were done, by file. */
const named = readdirSync('subgraphs', { recursive: true, encoding: 'utf8' }).filter((name) => /^(?!kit\/)[^/]+\/[^/]+\/[^/.]+\.ts$/.test(name)).flatMap((name) => {
  const text = readFileSync(`subgraphs/${name}`, 'utf8');
  return [...text.matchAll(NAMED)].map(([, before, behind]) => ({ file: `subgraphs/${name}`, command: before ?? behind ?? '', text }));
});

test('a command is recorded under the name of its use case, which is unique: a result never answers another command', () => {
  expect(named.filter(({ command, text }) => command === '' || !new RegExp(`export (?:async )?(?:function|const) ${command}\\b`).test(text)).map(({ file, command }) => [file, command])).toEqual([]);
  const files = new Map<string, Set<string>>();
  for (const { command, file } of named) files.set(command, (files.get(command) ?? new Set()).add(file));
  expect([...files].filter(([, of]) => of.size > 1)).toEqual([]);
  expect(named.length).toBeGreaterThan(30);
});

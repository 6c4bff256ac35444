import { readFileSync } from 'node:fs';
import { contactCalls } from './contact-calls.js';
import { testContent } from './test-content.js';

const content = testContent();
const [, section = ''] = readFileSync('gateway/docs/knowledge.md', 'utf8').split(/^## (?=Contacts$)/m);
const CALLS = [...section.split(/^## /m)[0]?.matchAll(/^```graphql\n([^`]*)```$/gm) ?? []].map(([, text = '']) => text);

test('the calls of the guide can be made in its order, and answer what it says', async () => {
  const { run } = contactCalls(content, 1);
  const answers: unknown[] = [];
  for (const call of CALLS) answers.push(await run(call));
  const both = ['MORETTI, Chiara', 'Chiara Moretti'].map((name) => expect.objectContaining({ name }) as unknown);
  expect(answers).toMatchObject([
    { createContact: { emails: ['chiara@tessitura.example'], phones: ['+39025550110'], version: 1 } },
    { createContact: { possibleDuplicates: [{ score: 60, reasons: ['NAME_AND_COMPANY'], contacts: both }] } },
    { contacts: { nodes: both, pageInfo: { hasNextPage: false } } },
    { duplicateContacts: { nodes: [{ score: 60, reasons: ['NAME_AND_COMPANY'], contacts: both.toReversed() }], pageInfo: { hasNextPage: false } } },
  ]);
});

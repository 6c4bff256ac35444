import { validName } from '../../../subgraphs/identity/companies/company.js';

test('a name is trimmed and has 1 to 120 characters', () => {
  expect([validName('  Lume Studio\n'), validName(` ${'x'.repeat(120)} `)]).toEqual(['Lume Studio', 'x'.repeat(120)]);
  for (const refused of ['', ' \t', 'x'.repeat(121)]) expect(() => validName(refused)).toThrow('A name has 1 to 120 characters');
});

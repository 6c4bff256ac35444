import { descriptionsOf } from '#kit/docs/documentation.js';
import { lintDescriptions } from '../../gateway/cli/generate/lint-descriptions.js';
import { surface as commerce } from '../../shims/commerce/surface.js';

const text = (name: string): string => descriptionsOf(commerce).get(name)?.() ?? '';
const broken = (name: string, from: string | RegExp, to: string): string => {
  const changed = text(name).replace(from, to);
  expect(changed).not.toBe(text(name));
  return changed;
};

test('a description that is whole passes, and each planted flaw is found by the linter of its kind [D-DOCS-1] [C-DOCS-1]', async () => {
  const found = await lintDescriptions(new Map([
    ['whole/openapi.json', text('openapi.json')],
    ['whole/asyncapi.json', text('asyncapi.json')],
    ['whole.xsd', '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a" type="xs:string"/></xs:schema>'],
    ['dangling/openapi.json', broken('openapi.json', '"#/components/schemas/NewOrder"', '"#/components/schemas/NoOrder"')],
    ['example/openapi.json', broken('openapi.json', '"external_id": "B2B-7781"', '"external_id": 7781')],
    ['twice/openapi.json', broken('openapi.json', '"operationId": "orders.list"', '"operationId": "ping"')],
    ['channel/asyncapi.json', broken('asyncapi.json', '"#/channels/receiver"', '"#/channels/nowhere"')],
    ['flawed.xsd', '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a" type="Nothing"/></xs:schema>'],
  ]));
  const of = (name: string): string => found.filter((flaw) => flaw.startsWith(name)).join('\n');
  expect(of('whole')).toBe('');
  expect([of('dangling').includes('no-unresolved-refs'), of('dangling').includes('invalid-ref')]).toEqual([true, true]);
  expect([of('example').includes('no-invalid-media-type-examples'), of('example').includes('oas3-valid-media-example')]).toEqual([true, true]);
  expect(of('twice')).toContain('operationId');
  expect(of('channel')).toContain('nowhere');
  expect(of('flawed.xsd')).toContain('Nothing');
});

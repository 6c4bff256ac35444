import { descriptionsOf } from '#kit/docs/documentation.js';
import { lintDescriptions } from '../../gateway/cli/generate/lint-descriptions.js';
import { surface as commerce } from '../../shims/commerce/surface.js';

const text = (name: string): string => descriptionsOf(commerce).get(name)?.() ?? '';
const broken = (name: string, ...flaws: readonly (readonly [from: string, to: string])[]): string => flaws.reduce((before, [from, to]) => {
  expect(before).toContain(from);
  return before.replace(from, to);
}, text(name));

test('a description that is whole passes, and each planted flaw is found by the linter of its kind [D-DOCS-1] [C-DOCS-1]', async () => {
  const found = await lintDescriptions(new Map([
    ['whole/openapi.json', text('openapi.json')],
    ['whole/asyncapi.json', text('asyncapi.json')],
    ['whole.xsd', '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a" type="xs:string"/></xs:schema>'],
    ['flawed/openapi.json', broken('openapi.json', ['"#/components/schemas/Shipment"', '"#/components/schemas/NoShipment"'], ['"external_id": "B2B-7781"', '"external_id": 7781'], ['"operationId": "orders.list"', '"operationId": "ping"'])],
    ['flawed/asyncapi.json', broken('asyncapi.json', ['"#/channels/receiver"', '"#/channels/nowhere"'])],
    ['flawed.xsd', '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a" type="Nothing"/></xs:schema>'],
  ]));
  const of = (name: string): string => found.filter((flaw) => flaw.startsWith(name)).join('\n');
  expect(of('whole')).toBe('');
  for (const flaw of ['no-unresolved-refs', 'invalid-ref', 'no-invalid-media-type-examples', 'oas3-valid-media-example', 'operationId']) expect(of('flawed/openapi.json')).toContain(flaw);
  expect(of('flawed/asyncapi.json')).toContain('nowhere');
  expect(of('flawed.xsd')).toContain('Nothing');
});

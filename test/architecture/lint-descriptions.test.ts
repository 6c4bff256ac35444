import { descriptionsOf } from '#kit/docs/documentation.js';
import { lintDescriptions } from '../../gateway/cli/generate/lint-descriptions.js';
import { surface as commerce } from '../../shims/commerce/surface.js';

const text = (name: string): string => descriptionsOf(commerce).get(name)?.() ?? '';
const broken = (name: string, ...flaws: readonly (readonly [from: string, to: string])[]): string => flaws.reduce((before, [from, to]) => {
  expect(before).toContain(from);
  return before.replace(from, to);
}, text(name));

interface Operation { tags?: string[]; description?: string; operationId?: string; security?: object[] }
interface Description { readonly info: { description: string }; readonly tags: object[]; readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

/** A description whose documents are in order and whose texts, names and subjects are not. */
function careless(): string {
  const description = JSON.parse(text('openapi.json')) as Description;
  const [first = {}, second = {}, third = {}, fourth = {}, fifth = {}, sixth = {}, seventh = {}] = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  description.info.description = '';
  description.tags.push(...description.tags.slice(0, 1));
  delete first.description;
  second.tags = ['nowhere'];
  third.tags = [];
  fourth.tags = ['orders', 'returns'];
  fifth.security = [{ nobody: [] }];
  sixth.description = 'Calls eval(text) of <script>';
  seventh.operationId = 'orders of today';
  return JSON.stringify(description).replace(/"enum":\["([^"]*)"/, '"enum":["$1","$1"');
}

test('a description that is whole passes, and each planted flaw is found by the linter of its kind [D-DOCS-1] [C-DOCS-1]', async () => {
  const found = await lintDescriptions(new Map([
    ['whole/openapi.json', text('openapi.json')],
    ['whole/asyncapi.json', text('asyncapi.json')],
    ['whole.xsd', '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a" type="xs:string"/></xs:schema>'],
    ['flawed/openapi.json', broken('openapi.json', ['"#/components/schemas/Shipment"', '"#/components/schemas/NoShipment"'], ['"external_id": "B2B-7781"', '"external_id": 7781'], ['"operationId": "orders.list"', '"operationId": "ping"'])],
    ['careless/openapi.json', careless()],
    ['flawed/asyncapi.json', broken('asyncapi.json', ['"#/channels/receiver"', '"#/channels/nowhere"'], ['"action": "send"', '"action": "sends"'])],
    ['flawed.xsd', '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="a" type="Nothing"/></xs:schema>'],
  ]));
  const of = (name: string): string => found.filter((flaw) => flaw.startsWith(name)).join('\n');
  expect(of('whole')).toBe('');
  for (const flaw of ['no-unresolved-refs', 'no-invalid-media-type-examples', 'operation-operationId-unique']) expect(of('flawed/openapi.json')).toContain(flaw);
  for (const flaw of ['rule/info-description', 'no-duplicated-tag-names', 'operation-description', 'operation-tag-defined', 'rule/operation-tags', 'operation-singular-tag', 'security-defined', 'rule/no-eval-in-markdown', 'no-unsafe-markdown', 'operation-operationId-url-safe', 'no-duplicated-enum-values']) expect(of('careless')).toContain(`: ${flaw}: `);
  for (const flaw of ['no-unresolved-refs', 'struct']) expect(of('flawed/asyncapi.json')).toContain(`: ${flaw}: `);
  expect(of('flawed.xsd')).toContain('Nothing');
});

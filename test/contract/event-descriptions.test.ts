// What no linter asks of an AsyncAPI 3 document.
import { descriptionsOf } from '#kit/docs/documentation.js';
import { surface as catalog } from '../../shims/catalog/surface.js';
import { surface as commerce } from '../../shims/commerce/surface.js';
import { surface as fulfillment } from '../../shims/fulfillment/surface.js';

interface Description {
  readonly info: { readonly description?: string };
  readonly channels: Readonly<Record<string, { readonly address: string | null; readonly messages: object }>>;
  readonly components: { readonly schemas: object; readonly messages: object };
}

describe.each([['A', fulfillment], ['D', commerce], ['H', catalog]] as const)('the events of %s', (_, surface) => {
  const text = descriptionsOf(surface).get('asyncapi.json')?.() ?? '';
  const { info, channels, components } = JSON.parse(text) as Description;

  test('say what they are for, and name the path of a channel without a query', () => {
    expect(info.description).toMatch(/\w+ \w+/);
    expect(Object.keys(channels).length).toBeGreaterThan(0);
    expect(Object.values(channels).filter(({ address }) => /[?#]|\/$/.test(address ?? ''))).toEqual([]);
  });

  test('use each schema and message that they describe', () => {
    const unused = (kind: string, part: object): string[] => Object.keys(part).filter((name) => !text.includes(`"#/components/${kind}/${name}"`));
    expect(Object.keys(components.messages).length).toBeGreaterThan(0);
    expect([unused('schemas', components.schemas), unused('messages', components.messages)]).toEqual([[], []]);
  });
});

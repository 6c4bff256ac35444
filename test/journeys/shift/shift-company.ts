import type { Call } from '#client/call.js';
import { parsed } from '../../kit/parsed.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { catalogEvents } from '../../kit/company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

interface Parts {
  readonly call: Call;
  readonly asSystem: (operation: string, variables: object, companyId?: number) => Promise<any>;
  readonly url: string;
  readonly settle: () => Promise<void>;
}

const PERSON = 'ada@example.test';
const ITEMS = [
  { variantId: '018f0000-0000-7000-8000-000000000001', sku: 'MUG', barcode: '4006381333931', title: 'Mug', weightG: 350 },
  { variantId: '018f0000-0000-7000-8000-000000000002', sku: 'TEE', barcode: '5901234123457', title: 'Tee', weightG: 180 },
  { variantId: '018f0000-0000-7000-8000-000000000003', sku: 'LAMP', barcode: '4012345678901', title: 'Lamp', weightG: 900 },
];
const eur = (amount: string) => ({ amount, currency: 'EUR' });
const PRICES: Readonly<Record<string, string>> = { MUG: '19.90', TEE: '25.00', LAMP: '60.00' };

/** A company with a warehouse in Milan that calls interface A, one in Lyon and a store in Rome without a system. */
export async function openCompany({ call, asSystem, url, settle }: Parts) {
  const companyId = Number((await asSystem('mutation { createCompany(input: { name: "Lume" }) { id } }', {})).createCompany.id);
  const { createPerson: { id: userId } } = await asSystem(`mutation { createPerson(input: { companyId: ${String(companyId)}, email: "${PERSON}", name: "Ada", role: OWNER }) { id } }`, {});
  const principal = { kind: 'staff', companyId, actor: PERSON, userId, scopes: [], permissions: ALL_PERMISSIONS } as const;
  const { createToken: { token } } = await call<any, unknown>(parsed('mutation { createToken(input: { name: "shift" }) { token } }'), {}, { principal, requestId: 'r-1', via: 'test' });
  const answer = async (request: object): Promise<any> =>
    (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${String(token)}` }, body: JSON.stringify(request) })).json();
  const ask = async (query: string, variables: object = {}): Promise<any> => {
    const { data, errors } = await answer({ query, variables });
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const change = async (name: string, input: object, selection = '__typename'): Promise<any> =>
    (await ask(`mutation Do($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} } }`, { input }))[name];
  await asSystem('mutation P($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', catalogEvents(companyId, ITEMS), companyId);
  await change('saveCarrier', { code: 'brt', name: 'BRT', countries: ['IT'], trackingPrefix: 'BR' });
  for (const [code, name] of [['MI1', 'Milan'], ['LY1', 'Lyon'], ['ROMA', 'Rome store']] as const) {
    await change('createLocation', { code, name, kind: code === 'ROMA' ? 'STORE' : 'WAREHOUSE', countryCode: 'IT', timeZone: 'Europe/Rome', stockLocationCodes: [`${code}-MAIN`], labelsBy: 'WAREHOUSE' });
    await change('countStock', { locationCode: code, items: ITEMS.map(({ sku }) => ({ sku, quantity: code === 'MI1' ? 40 : 20 })) });
  }
  const { id: milan } = (await ask('{ location(code: "MI1") { id } }')).location;
  const made = await change('createConnection', { kind: 'FULFILLMENT', name: 'Milan WMS', warehouseId: milan }, 'apiKey connection { id }');
  await ask('mutation A($id: ID!) { activateConnection(id: $id) { id } }', { id: made.connection.id });
  await settle();
  return {
    ask, answer, change, apiKey: String(made.apiKey), milan: String(milan),
    /** A customer's paid order at a location. */
    place: async (number: string, lines: readonly (readonly [sku: string, quantity: number])[], { locationCode = 'MI1', ...more }: { locationCode?: string; customer?: object; placedAt?: string; servicePromise?: string } = {}): Promise<void> => {
      await change('placeOrder', {
        number, channel: 'shop', currency: 'EUR', paymentStatus: 'PAID', customer: { name: 'Bo Verdi', email: 'bo@example.test' }, shipping: { methodCode: 'std', carrierCode: 'brt' },
        shippingAddress: { firstName: 'Bo', lastName: 'Verdi', address1: 'Via Roma 1', city: 'Milano', postalCode: '20121', countryCode: 'IT' },
        lines: lines.map(([sku, quantity]) => ({ sku, quantity, unitPrice: eur(PRICES[sku] ?? '1.00'), locationCode })), ...more,
      });
    },
  };
}

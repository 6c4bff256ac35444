import { attemptLabel } from '../../../subgraphs/orders/shipping/attempt-label.js';
import type { Label } from '../../../subgraphs/orders/shipping/label.js';
import { refuseLabelChange, shownLabels } from '../../../subgraphs/orders/fulfillment/labelling.js';
import { labelPdf } from '../../../subgraphs/orders/shipping/label-pdf.js';
import { labelZpl } from '../../../subgraphs/orders/shipping/label-zpl.js';
import { LabelRefused, type LabelMaker, type LabelRequest } from '../../../subgraphs/orders/shipping/label-maker.js';
import { refusalOfParcel } from '../../../subgraphs/orders/shipping/refuse-parcel.js';
import { isTrackingNumber, trackingNumber } from '../../../subgraphs/orders/shipping/tracking-number.js';
import { expectKept } from '../../kit/kept-text.js';
import { readPdf } from '../../kit/read-pdf.js';

const nobody = { firstName: null, lastName: null, company: null, address1: null, address2: null, city: null, postalCode: null, provinceCode: null, countryCode: null, phone: null };
const carrier = {
  id: 'c', code: 'swift', name: 'Swift Parcel', serviceCodes: ['STD', 'EXP'], countries: ['IT', 'PL'], maxParcelG: 30_000, trackingUrlTemplate: null,
  labelFormat: 'PDF', trackingPrefix: 'SW', trackingFrom: 1,
} as const;
const request: LabelRequest = {
  key: 'p:1', carrier, serviceCode: 'STD', trackingNumber: 'SW0000000017', orderNumber: '#1042', parcel: 1, parcels: 2, reference: 'P-1', weightG: 1250,
  sender: { ...nobody, company: 'Magazzino Milano', address1: 'Via Savona 1', city: 'Milano', postalCode: '20144', countryCode: 'IT' },
  recipient: { ...nobody, firstName: 'Zażółć', lastName: 'Gęślą-Jaźń', company: 'Đặng & Søn ÆØ', address1: 'Ulica Łódzka 5', city: 'Świętochłowice', postalCode: '41-600', countryCode: 'PL' },
  at: '2026-03-10T08:00:00.000Z',
};

describe('a tracking number', () => {
  test('is the prefix, nine digits of the series and their check digit', () => {
    expect(trackingNumber('SW', 1)).toBe('SW0000000017');
    expect(trackingNumber('SW', 123_456_789)).toBe('SW1234567895');
    expect(isTrackingNumber('SW1234567895')).toBe(true);
    expect(isTrackingNumber('SW1234567985')).toBe(false);
  });
});

describe('a label as PDF', () => {
  test('is one page of 10 by 15 cm whose barcode a scanner reads back', async () => {
    const read = await readPdf((await labelPdf(request)).toString('base64'));
    expect(read.pages).toBe(1);
    expect(read.size.map((points) => points.toFixed(2))).toEqual(['283.46', '425.20']);
    expect(read.barcodes).toEqual([{ format: 'Code128', text: 'SW0000000017' }]);
  });

  test('prints every Latin script, the order, the parcel, the weight and the routing', async () => {
    const { text } = await readPdf((await labelPdf(request)).toString('base64'));
    for (const words of ['Zażółć Gęślą-Jaźń', 'Đặng & Søn ÆØ', 'Ulica Łódzka 5', '41-600 Świętochłowice', 'POLAND', 'Magazzino Milano', 'Order #1042', 'Parcel 1/2', '1.25 kg', 'PL-41-600', 'SW0000000017', 'Ref. P-1']) {
      expect(text).toContain(words);
    }
  });

  test('has each text at its position', async () => {
    const { places } = await readPdf((await labelPdf(request)).toString('base64'));
    expectKept('test/domain/orders/golden/label.txt', `${places.join('\n')}\n`);
  });

  test('stays one readable page when everything is too long', async () => {
    const long = 'Ungewöhnlichlangerstraßenname '.repeat(8);
    const read = await readPdf((await labelPdf({ ...request, trackingNumber: 'ABCD9999999990', reference: long, recipient: { ...request.recipient, address1: long, address2: long, company: long } })).toString('base64'));
    expect(read.pages).toBe(1);
    expect(read.barcodes).toEqual([{ format: 'Code128', text: 'ABCD9999999990' }]);
  });
});

describe('a label as ZPL', () => {
  test('is a whole format of 10 by 15 cm at 203 dpi with the number as Code 128', () => {
    const text = labelZpl({ ...request, recipient: { ...request.recipient, company: 'A^B_~C' } }).toString('utf8');
    expect(text.startsWith('^XA\n^CI28\n^PW800\n^LL1200')).toBe(true);
    expect(text.endsWith('^XZ')).toBe(true);
    expect(text).toContain('^BCN,220,Y,N,N,A^FH_^FDSW0000000017^FS');
    expect(text).toContain('^FDZażółć Gęślą-Jaźń^FS');
    expect(text).toContain('^FDA_5EB_5F_7EC^FS');
  });
});

describe('a carrier', () => {
  test('refuses a country it does not serve, a parcel too heavy, a service it lacks and an address with holes', () => {
    expect(refusalOfParcel(request)).toBeUndefined();
    expect(refusalOfParcel({ ...request, recipient: { ...request.recipient, countryCode: 'US' } })).toBe('Swift Parcel does not go to US');
    expect(refusalOfParcel({ ...request, weightG: 30_001 })).toBe('The parcel is too heavy for Swift Parcel: 30.001 kg, at most 30 kg');
    expect(refusalOfParcel({ ...request, serviceCode: 'NIGHT' })).toBe('Swift Parcel has no service NIGHT');
    expect(refusalOfParcel({ ...request, recipient: { ...nobody, countryCode: 'IT' } })).toBe('The address is incomplete: name, street, city, postal code missing');
    expect(refusalOfParcel({ ...request, carrier: { ...carrier, countries: [] }, recipient: { ...request.recipient, countryCode: 'AE', postalCode: null } })).toBeUndefined();
  });

  test('that throws, refuses or never answers leaves a reason, never an error', async () => {
    const errors: unknown[] = [];
    const attempt = (make: LabelMaker['make']) => attemptLabel(make, { request, deadline: 5, onError: (error) => errors.push(error) });
    const broken = new Error('secret token rejected');
    expect(await attempt(() => Promise.reject(new LabelRefused('No pick-up today')))).toEqual({ reason: 'No pick-up today' });
    expect(await attempt(() => Promise.reject(broken))).toEqual({ reason: 'Swift Parcel could not make the label; try again' });
    expect(await attempt(() => { throw broken; })).toEqual({ reason: 'Swift Parcel could not make the label; try again' });
    expect(await attempt(() => new Promise(() => undefined))).toEqual({ reason: 'Swift Parcel did not answer in time' });
    expect(errors).toEqual([broken, broken]);
  });
});

describe('labels of a fulfillment order', () => {
  const refusal = (status: string): unknown => {
    try {
      refuseLabelChange({ status } as never);
      return 'allowed';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  test('change only between its acceptance and its end', () => {
    expect(Object.fromEntries(['NOT_READY', 'TO_FULFILL', 'REJECTED', 'ACCEPTED', 'PROCESSED', 'SHIPPED', 'CANCEL_REQUESTED', 'CANCELLED', 'CLOSED'].map((status) => [status, refusal(status)]))).toEqual({
      NOT_READY: 'ORDER_NOT_READY', TO_FULFILL: 'ORDER_NOT_ACCEPTED', REJECTED: 'ORDER_NOT_ACCEPTED', ACCEPTED: 'allowed', PROCESSED: 'allowed',
      SHIPPED: 'INVALID_STATE', CANCEL_REQUESTED: 'ORDER_CANCEL_REQUESTED', CANCELLED: 'ORDER_CANCELLED', CLOSED: 'INVALID_STATE',
    });
  });

  test('once shipped are those that were shipped, and the return label', () => {
    const label = (parcel: number, shipmentId: string | null) => ({ parcel, shipmentId }) as Label;
    const labels = [label(0, null), label(1, 's1'), label(2, null)];
    expect(shownLabels(labels, { status: 'SHIPPED' } as never).map(({ parcel }) => parcel)).toEqual([0, 1]);
    expect(shownLabels(labels, { status: 'PROCESSED' } as never).map(({ parcel }) => parcel)).toEqual([0, 1, 2]);
  });
});

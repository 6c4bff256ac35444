import { Failure } from '#contract/failure.js';
import type { Exchange } from '#kit/exchange.js';
import { failWmsJson } from '../../../shims/wms-json/fail.js';

const exchange = { requestId: '019aa000-0000-7000-8000-000000000001' } as Exchange;
const said = (failure: Failure) => {
  const { status, body } = failWmsJson(failure, exchange);
  return [status, body];
};

test('an unexpected error is 500 with a reference and without its cause [B-ERR-INTERNAL]', () => {
  const text = '{"ErrorCode":"Exception","Message":"Internal error (ref 019aa000-0000-7000-8000-000000000001)"}';
  for (const code of ['INTERNAL', 'UNAVAILABLE', 'CONFLICT', 'COMMAND_EXPIRED'] as const) expect(said(new Failure(code, 'secret'))).toEqual([500, text]);
});

test('several flaws are listed one after the other, ten at most [B-ERR-400]', () => {
  const details = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`lines.${String(index)}.quantity`, ['is too much']]));
  const expected = Array.from({ length: 10 }, (_, index) => `ProductList[${String(index)}]: Quantity is too much`).join('; ');
  expect(said(new Failure('BAD_INPUT', 'x', details))).toEqual([400, JSON.stringify({ ErrorCode: 'Exception', Message: expected })]);
});

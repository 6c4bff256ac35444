import { nameOf } from '../../../shims/wms-json/new-order.js';

test.each([
  ['Ada', 'Rossi', 'Bea Verdi', 'Ada', 'Rossi'],
  ['Ada', null, 'Bea Verdi', 'Ada', ''],
  [null, 'Rossi', 'Bea Verdi', '', 'Rossi'],
  [null, null, 'Mara Lena Huber', 'Mara Lena', 'Huber'],
  [null, null, '  Mara  Lena\tHuber ', 'Mara Lena', 'Huber'],
  [null, null, 'Huber', '', 'Huber'],
  [null, null, '  ', '', ''],
  [null, null, null, '', ''],
])('an address with the names %j and %j of the customer %j is for %j %j', (firstName, lastName, name, first, last) => { // eslint-disable-line @typescript-eslint/max-params -- a table
  expect(nameOf({ firstName, lastName }, name)).toEqual({ first, last });
});

import { carrierSettings } from '../../../subgraphs/identity/connections/carrier-settings.js';

test('a status map that was stored by hand is read as far as it says anything', () => {
  const statusMap = [null, 'x', 7, { code: 'A', status: 'NONE' }, { code: 'B', status: 'HELD' }];
  expect(carrierSettings({ kind: 'CARRIER', settings: { statusMap } })?.statusMap).toEqual([{ code: 'B', status: 'HELD' }]);
  expect(carrierSettings({ kind: 'CARRIER', settings: { statusMap: 'x' } })?.statusMap).toEqual([]);
});

import { readConfig, type DatabaseLocation } from '#kernel/config.js';
import { databaseWords } from '../../../gateway/server/database-words.js';

const ordersAt = (settings: Readonly<Record<string, string>>): DatabaseLocation => readConfig(settings).databases.orders;

test.each<[Readonly<Record<string, string>>, DatabaseLocation]>([
  [{ PORTICO_DB: 'mysql://portico:pw@db/portico' }, { kind: 'mysql', url: 'mysql://portico:pw@db/portico_orders' }],
  [{ PORTICO_DB: 'mysql://portico:pw@one:3306,two:3307,three/shop' }, {
    kind: 'mysql', url: 'mysql://portico:pw@one:3306/shop_orders', others: ['mysql://portico:pw@two:3307/shop_orders', 'mysql://portico:pw@three/shop_orders'],
  }],
  [{ PORTICO_ORDERS_DB: 'mariadb://portico:p%40s,s@[::1]:3306, two/own' }, { kind: 'mysql', url: 'mariadb://portico:p%40s,s@[::1]:3306/own', others: ['mariadb://portico:p%40s,s@two/own'] }],
])('%j is the schema of the orders on each host, the preferred one first', (settings, location) => {
  expect(ordersAt(settings)).toEqual(location);
});

test.each([
  ['mysql://portico:hidden@one:3306,two:many/portico', 'PORTICO_DB names several hosts, and one of them is none; write mysql://account:password@one:3306,two:3306/portico'],
  ['mysql://portico:hidden@one,,two/portico', 'PORTICO_DB names several hosts, and one of them is none; write mysql://account:password@one:3306,two:3306/portico'],
  ['mysql://portico:hidden@one,two:3306,one:3306/portico', 'PORTICO_DB names the host one:3306 twice; write mysql://account:password@one:3306,two:3306/portico'],
  ['one,two', 'PORTICO_DB is not a mysql:// URL'],
])('%s is refused, without the password', (text, message) => {
  expect(() => readConfig({ PORTICO_DB: text })).toThrow(message);
  expect(message).not.toContain('hidden');
});

test('messages name every host, and no account', () => {
  expect(databaseWords('orders', ordersAt({ PORTICO_DB: 'mysql://portico:hidden@one:3307,two/portico' }))).toBe('the orders database at one:3307,two:3306/portico_orders');
});

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

test('what is said of TLS is kept for each host', () => {
  expect(ordersAt({ PORTICO_DB: 'mysql://portico:pw@one,two/shop?ssl-mode=REQUIRED' })).toEqual({
    kind: 'mysql', url: 'mysql://portico:pw@one/shop_orders?ssl-mode=REQUIRED', others: ['mysql://portico:pw@two/shop_orders?ssl-mode=REQUIRED'],
  });
});

test.each([
  ['mysql://portico:hidden@one:3306,two:many/portico', 'PORTICO_DB names several hosts, and one of them is none; write mysql://account:password@one:3306,two:3306/portico'],
  ['mysql://portico:hidden@one,,two/portico', 'PORTICO_DB names several hosts, and one of them is none; write mysql://account:password@one:3306,two:3306/portico'],
  ['mysql://portico:hidden@one,two:3306,one:3306/portico', 'PORTICO_DB names the host one:3306 twice; write mysql://account:password@one:3306,two:3306/portico'],
  ['one,two', 'PORTICO_DB is not a mysql:// URL'],
  ['mysql://portico:hidden@one/portico?ssl-mode=PREFERRED', 'PORTICO_DB needs ssl-mode=DISABLED, REQUIRED, VERIFY_CA, VERIFY_IDENTITY, not PREFERRED'],
  ['mysql://portico:hidden@one/portico?ssl-ca=/etc/ca.pem', 'PORTICO_DB needs ssl-mode=DISABLED, REQUIRED, VERIFY_CA, VERIFY_IDENTITY beside ssl-ca'],
  ['mysql://portico:hidden@one/portico?ssl-mode=VERIFY_CA&ssl-ca=/nowhere/ca.pem', 'PORTICO_DB names a file of certificates that is not there: /nowhere/ca.pem'],
  ['mysql://portico:hidden@one,192.0.2.7:3307/portico?ssl-mode=verify_identity', 'PORTICO_DB has ssl-mode=VERIFY_IDENTITY, which compares names, for the address 192.0.2.7: name the host, or use VERIFY_CA'],
])('%s is refused, without the password', (text, message) => {
  expect(() => readConfig({ PORTICO_DB: text })).toThrow(message);
  expect(message).not.toContain('hidden');
});

test('messages name every host, and no account', () => {
  expect(databaseWords('orders', ordersAt({ PORTICO_DB: 'mysql://portico:hidden@one:3307,two/portico' }))).toBe('the orders database at one:3307,two:3306/portico_orders');
});

import { targetOf } from '#kernel/outward-target.js';

const resolving = (...addresses: string[]) => ({ resolve: () => Promise.resolve(addresses), allowLoopback: false });

test.each([
  ['http://images.example.com/a.png', 'The address is not https'], ['https://u:p@images.example.com/a.png', 'carries a user name'], ['https://localhost/a.png', 'private network'],
  ['https://127.0.0.1/a.png', 'not public'], ['https://[::1]/a.png', 'not public'], ['https://10.0.0.1/a.png', 'not public'], ['https://169.254.169.254/latest', 'not public'], ['https://2130706433/', 'not public'],
])('nothing goes to %s', async (address, reason) => {
  await expect(targetOf(address, resolving('93.184.216.34'))).rejects.toThrow(reason);
});

test('what is no secret is fetched by http too, from public addresses alone', async () => {
  expect(await targetOf('http://images.example.com/a.png', { ...resolving('93.184.216.34'), allowHttp: true })).toMatchObject({ address: '93.184.216.34' });
  await expect(targetOf('ftp://images.example.com/a.png', { ...resolving('93.184.216.34'), allowHttp: true })).rejects.toThrow('neither https nor http');
  await expect(targetOf('http://images.example.com:6379/', { ...resolving('93.184.216.34'), allowHttp: true })).rejects.toThrow('port 6379');
});

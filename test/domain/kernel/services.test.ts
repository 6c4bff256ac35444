import { readConfig } from '#kernel/config.js';
import { healthPort } from '#kernel/health-port.js';

const servicesOf = (words: string): string => readConfig({ PORTICO_SERVICES: words }).services.join();

describe('what PORTICO_SERVICES names', () => {
  it.each([
    ['all', 'gateway,surfaces,collector,worker,sender,identity,orders,catalog,content'],
    ['', 'gateway,surfaces,collector,worker,sender,identity,orders,catalog,content'],
    ['surfaces', 'surfaces,collector'],
    ['worker', 'worker,sender'],
    ['surfaces,-collector', 'surfaces'],
    ['worker,-sender', 'worker'],
    ['content, sender', 'sender,content'],
    ['all,-collector,-worker', 'gateway,surfaces,identity,orders,catalog,content'],
    ['all,-worker,sender', 'gateway,surfaces,collector,sender,identity,orders,catalog,content'],
    ['collector,identity,orders,catalog,content', 'collector,identity,orders,catalog,content'],
  ])('%s', (words, services) => {
    expect(servicesOf(words)).toBe(services);
  });

  it.each([
    ['kitchen', 'names kitchen'],
    ['all,-kitchen', 'names -kitchen'],
    ['constructor', 'names constructor'],
    ['-worker', 'leaves out worker, which nothing before it includes'],
    ['gateway,-sender', 'leaves out sender, which nothing before it includes'],
    ['gateway,-gateway', 'leaves nothing to run'],
    [',', 'leaves nothing to run'],
  ])('%s is refused with what to write', (words, reason) => {
    expect(() => servicesOf(words)).toThrow(new RegExp(`^PORTICO_SERVICES ${reason}; known are all, gateway, surfaces, collector, worker, sender, identity, orders, catalog, content, and all,-worker is all but the worker$`));
  });
});

describe('the port on which a process is asked how it is', () => {
  it.each([
    ['all', 4000], ['gateway,worker', 4000], ['surfaces', 4001], ['collector', 4002], ['collector,identity,orders,catalog,content', 4002],
    ['worker', 4007], ['worker,-sender,orders', 4007], ['sender', 4008], ['identity', 4010], ['orders', 4011], ['catalog', 4012], ['content', 4013],
  ])('of %s is %d', (words, port) => {
    expect(healthPort(readConfig({ PORT: '4000', PORTICO_SERVICES: words }))).toBe(port);
  });
});

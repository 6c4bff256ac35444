import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createLog } from '#kernel/log.js';
import { openWakeChannel, type WakeChannel } from '../../../gateway/server/wake-channel.js';
import { freePorts } from '../../kit/free-ports.js';
import { until } from '../../kit/until.js';

const REDIS = 'redis-server';
const hasRedis = spawnSync(REDIS, ['--version']).status === 0;
const log = createLog('silent');

(hasRedis ? describe : describe.skip)('commits wake the workers of other processes through Redis', () => {
  let port: number;
  let redis: ChildProcess | undefined;
  const channels: WakeChannel[] = [];
  const start = async (): Promise<void> => {
    const started = spawn(REDIS, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: ['ignore', 'pipe', 'ignore'] });
    redis = started;
    await new Promise<void>((resolve) => { started.stdout.on('data', (text: Buffer) => { if (text.includes('Ready to accept')) resolve(); }); });
  };
  const end = async (): Promise<void> => {
    if (!redis) return;
    const exit = once(redis, 'exit');
    redis.kill('SIGKILL');
    await exit;
    redis = undefined;
  };
  const open = async (): Promise<WakeChannel> => {
    const channel = await openWakeChannel(`redis://127.0.0.1:${String(port)}`, log);
    channels.push(channel);
    return channel;
  };
  beforeEach(async () => { port = await freePorts(); });
  afterEach(async () => {
    for (const channel of channels.splice(0)) await channel.stop();
    await end();
  });

  it('every listener is woken by a notification of any process', async () => {
    await start();
    const [one, other, teller] = [await open(), await open(), await open()];
    const woken = new Set<string>();
    one.listen(() => woken.add('one'));
    other.listen(() => woken.add('other'));
    await until(() => {
      teller.notify('orders');
      return Promise.resolve(woken.size === 2 ? true : undefined);
    });
    expect([...woken].toSorted()).toEqual(['one', 'other']);
  });

  it('a notification names the subgraphs that committed, and its own process does not hear it', async () => {
    await start();
    const [listener, teller] = [await open(), await open()];
    const [heard, own]: [Set<string>, Set<string>] = [new Set(), new Set()];
    listener.listen((source) => heard.add(source));
    teller.listen((source) => own.add(source));
    await until(() => {
      for (const source of ['catalog', 'identity'] as const) teller.notify(source);
      return Promise.resolve(heard.has('catalog') && heard.has('identity') ? true : undefined);
    });
    listener.notify('content');
    await until(() => Promise.resolve(own.size > 0 ? true : undefined));
    expect([[...heard].toSorted(), [...own]]).toEqual([['catalog', 'identity'], ['content']]);
  });

  it('nothing fails while Redis is unavailable or starts later', async () => {
    const [listener, teller] = [await open(), await open()];
    let woken = 0;
    listener.listen(() => { woken += 1; });
    for (let times = 0; times < 1000; times += 1) teller.notify('orders');
    await start();
    await until(() => {
      teller.notify('orders');
      return Promise.resolve(woken > 0 ? true : undefined);
    });
    await teller.stop();
    teller.notify('orders');
  });
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { STANDARD } from '#kit/deliveries/standard-profile.js';
import { signedHeaders } from '../../../shims/webhooks/signed-headers.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = '{"id":"e-1","note":"è"}';
const header = signedHeaders(STANDARD, { eventId: 'e-1', type: 'order.ready', attempt: 1, body, secret, time: 1_795_253_400 })['X-Service-Signature'] ?? '';

/** A call as a receiver sees it: its secret, the signature header, the bytes and its clock. */
type Shown = readonly [secret: string, header: string, body: string, now: number];

const SENT = Buffer.from(body).toString('base64');
const run = (command: string, args: readonly string[], shown: readonly Shown[]): readonly boolean[] => JSON.parse(execFileSync(command, args, { encoding: 'utf8', input: JSON.stringify(shown) })) as boolean[];
const node = (shown: readonly Shown[]) => run('node', ['--input-type=module', '-e',
  "const { verify } = await import(process.cwd() + '/shims/webhooks/verify.mjs'); const shown = JSON.parse((await import('node:fs')).readFileSync(0)); console.log(JSON.stringify(shown.map(([s, h, b, n]) => verify(s, h, Buffer.from(b, 'base64'), n))));"], shown);
const python = (shown: readonly Shown[]) => run('python3', ['-B', '-c',
  "import base64, json, sys; sys.path.insert(0, 'shims/webhooks'); from verify import verify; print(json.dumps([verify(s, h, base64.b64decode(b), n) for s, h, b, n in json.load(sys.stdin)]))"], shown);

/** The bytes with one bit changed, for each position. */
const flipped = (bytes: Buffer): Buffer[] => [...bytes].map((byte, at) => Buffer.concat([bytes.subarray(0, at), Buffer.from([byte ^ 1]), bytes.subarray(at + 1)]));

describe.each([['Node', node], ['Python', python]])('the verifier in %s [W-SIGN-4] [REL-S3 AD]', (...[, verdicts]) => {
  it('accepts signed bytes, with a clock up to five minutes off', () => {
    const shown = [0, 300, -300].map((off): Shown => [secret, header, SENT, 1_795_253_400 + off]);
    expect(verdicts(shown)).toEqual([true, true, true]);
  });

  it('refuses them with a clock further off, with another secret, and with a byte changed in the body, the time or the signature, and never throws', () => {
    const shown: Shown[] = [
      ...[301, -301, 1e9].map((off): Shown => [secret, header, SENT, 1_795_253_400 + off]),
      [`${secret}x`, header, SENT, 1_795_253_400], ['', header, SENT, 1_795_253_400], [secret, header, Buffer.from(`${body} `).toString('base64'), 1_795_253_400], [secret, header, '', 1_795_253_400],
      ...flipped(Buffer.from(body)).map((changed): Shown => [secret, header, changed.toString('base64'), 1_795_253_400]),
      ...flipped(Buffer.from(header)).map((changed): Shown => [secret, changed.toString('latin1'), SENT, 1_795_253_400]),
      ...['t=,v1=', '', ',', '=', 't', 'v1=', 't=1795253400', header.replace('v1', 'v0'), header.slice(0, -1), header.slice(0, -2), `${header}00`, header.replace('t=', 't=-'), header.replace('t=', 't=１'), 't=1e3,v1=ab', `t=${'9'.repeat(400)},v1=ab`, 'v1=é,t=1795253400']
        .map((words): Shown => [secret, words, SENT, 1_795_253_400]),
    ];
    expect(verdicts(shown).flatMap((isTaken, at) => (isTaken ? [shown[at]] : []))).toEqual([]);
  });
});

it.each([['verify.mjs', 'js'], ['verify.py', 'python']])('the page of webhooks shows exactly %s, in about 20 lines [W-SIGN-4]', (file, language) => {
  const verifier = readFileSync(`shims/webhooks/${file}`, 'utf8');
  expect(readFileSync('gateway/docs/webhooks.md', 'utf8')).toContain(`\n\`\`\`${language}\n${verifier}\`\`\`\n`);
  expect(verifier.trim().split('\n').length).toBeLessThanOrEqual(20);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { signedHeaders } from '../../../shims/webhooks/signed-headers.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = '{"id":"e-1","note":"è"}';
const header = signedHeaders({ eventId: 'e-1', type: 'order.ready', attempt: 1, body, secret, time: 1_795_253_400 })['X-Service-Signature'] ?? '';

const node = (...args: string[]): string => execFileSync('node', ['--input-type=module', '-e',
  "const { verify } = await import(process.cwd() + '/shims/webhooks/verify.mjs'); const [s, h, b, n] = process.argv.slice(1); console.log(verify(s, h, Buffer.from(b), Number(n)));", ...args], { encoding: 'utf8' });
const python = (...args: string[]): string => execFileSync('python3', ['-B', '-c',
  "import sys; sys.path.insert(0, 'shims/webhooks'); from verify import verify; s, h, b, n = sys.argv[1:]; print(str(verify(s, h, b.encode(), float(n))).lower())", ...args], { encoding: 'utf8' });

describe.each([['Node', node], ['Python', python]])('the verifier in %s [W-SIGN-4]', (...[, run]) => {
  it.each([
    ['takes what was signed', secret, header, body, 1_795_253_400, 'true'],
    ['takes it five minutes later', secret, header, body, 1_795_253_700, 'true'],
    ['refuses it later than that', secret, header, body, 1_795_253_701, 'false'],
    ['refuses another body', secret, header, `${body} `, 1_795_253_400, 'false'],
    ['refuses another secret', `${secret}x`, header, body, 1_795_253_400, 'false'],
    ['refuses what is no signature', secret, 't=,v1=', body, 1_795_253_400, 'false'],
  ])('%s', (...[, key, shown, sent, now, verdict]) => {
    expect(run(key, shown, sent, String(now)).trim()).toBe(verdict);
  });
});

it.each([['verify.mjs', 'js'], ['verify.py', 'python']])('the README shows exactly %s, in about 20 lines [W-SIGN-4]', (file, language) => {
  const verifier = readFileSync(`shims/webhooks/${file}`, 'utf8');
  expect(readFileSync('README.md', 'utf8')).toContain(`\n\`\`\`${language}\n${verifier}\`\`\`\n`);
  expect(verifier.trim().split('\n').length).toBeLessThanOrEqual(20);
});

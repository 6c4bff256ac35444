import { sha256 } from '#kernel/crypto.js';
import { systemContext } from '#contract/system-context.js';
import type { LogCallInput } from '#contract/schema.generated.js';
import { LogCallDocument } from '../../../shims/kit/operations/log-call.generated.js';
import { senderToLog } from '../../../shims/kit/send-to-log.js';
import { fakeCall } from '../../kit/fake-call.js';

const CONTEXT = systemContext({ actor: 'commerce', requestId: 'r-1', companyId: 7 });
const LIST = JSON.stringify({ orders: 'x'.repeat(3000) });

/** A log that knows the bodies it was sent, until it forgets them. */
function fakeLog() {
  const [received, stored] = [[] as LogCallInput[], new Map<string, string>()];
  const call = fakeCall([[LogCallDocument, ({ input }) => {
    received.push(input);
    const { answerBody, answerBodyHash, companyId } = input;
    const name = `${String(companyId)} ${answerBodyHash ?? ''}`;
    if (answerBody) stored.set(name, answerBody);
    return { logCall: answerBodyHash === undefined || stored.has(name) };
  }]]);
  const sendToLog = senderToLog({ call });
  const send = (answerBody: string | undefined, companyId = 7) => sendToLog({ ...CALL, companyId, answerBody }, CONTEXT);
  return { send, forget: () => { stored.clear(); }, received: () => received.splice(0).map(({ answerBody, answerBodyHash }) => [answerBody, answerBodyHash]) };
}

const CALL = { requestId: 'r-1', companyId: 7, surface: 'commerce', method: 'GET', path: '/orders', address: '192.0.2.1', status: 200, durationMs: 5, requestHeaders: '{}', answerHeaders: '{}' };

test('a long answer is sent to the log once, and named by its hash from then on', async () => {
  const { send, received } = fakeLog();
  for (let turn = 0; turn < 3; turn += 1) await send(LIST);
  expect(received()).toEqual([[LIST, sha256(LIST)], [undefined, sha256(LIST)], [undefined, sha256(LIST)]]);
});

test('an answer that the log does not know any more is sent again with its call', async () => {
  const { send, forget, received } = fakeLog();
  await send(LIST);
  forget();
  await send(LIST);
  expect(received()).toEqual([[LIST, sha256(LIST)], [undefined, sha256(LIST)], [LIST, sha256(LIST)]]);
});

test('the same answer to another company is sent whole', async () => {
  const { send, received } = fakeLog();
  await send(LIST);
  await send(LIST, 8);
  expect(received()).toEqual([[LIST, sha256(LIST)], [LIST, sha256(LIST)]]);
});

test('short answers are sent whole, and none is none', async () => {
  const { send, received } = fakeLog();
  for (const body of ['{"id":"o-1"}', '{"id":"o-1"}', '', undefined]) await send(body);
  expect(received()).toEqual([['{"id":"o-1"}', undefined], ['{"id":"o-1"}', undefined], ['', undefined], [undefined, undefined]]);
});

test('an answer that could not be sent counts as not sent', async () => {
  const asked: unknown[] = [];
  const sendToLog = senderToLog({ call: fakeCall([[LogCallDocument, ({ input: { answerBody } }) => {
    if (asked.push(answerBody) === 1) throw new Error('away');
    return { logCall: true };
  }]]) });
  await expect(sendToLog({ ...CALL, answerBody: LIST }, CONTEXT)).rejects.toThrow('away');
  await sendToLog({ ...CALL, answerBody: LIST }, CONTEXT);
  expect(asked).toEqual([LIST, LIST]);
});

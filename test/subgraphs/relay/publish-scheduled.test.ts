import { publishScheduled } from '../../../gateway/server/publish-scheduled.js';
import { RunScheduledPublicationsDocument } from '../../../gateway/server/operations/run-scheduled-publications.generated.js';
import { fakeCall } from '../../kit/fake-call.js';

test('the worker takes up what is scheduled until nothing is due, and no more once it stops', async () => {
  const stopping = new AbortController();
  const due = [20, 3, 0, 20, 20];
  const call = fakeCall([[RunScheduledPublicationsDocument, () => {
    const runScheduledPublications = due.shift() ?? 0;
    if (due.length === 1) stopping.abort();
    return { runScheduledPublications };
  }]]);
  const ids = { next: () => 'id' };
  await publishScheduled(call, ids, stopping.signal);
  expect(due).toEqual([20, 20]);
  await publishScheduled(call, ids, stopping.signal);
  expect(due).toEqual([20]);
  await publishScheduled(call, ids, stopping.signal);
  expect(due).toEqual([20]);
});

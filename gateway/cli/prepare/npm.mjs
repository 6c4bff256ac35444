import { run } from './run.mjs';

/** Run npm quietly; throws, after its messages, when it fails. */
export async function npm(args, { doing, ...how }) {
  const { status, output } = await run('npm', args, { ...how, progress: () => doing });
  if (status === 0) return;
  process.stderr.write(`${output}\n`);
  throw new Error(`npm ${args[0]} failed with status ${status}; its messages are above`);
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { freePorts } from '../kit/free-ports.js';
import { refusedStart } from '../kit/portico-process.js';

const run = promisify(execFile);
const MOST_MILLISECONDS = 240_000;
const PRIVATE = ['--user', '--map-root-user', '--mount', 'sh', '-c'];

/** A small disk can only be made where users may have mounts of their own; Linux mostly lets them. */
const canMount = await run('unshare', [...PRIVATE, 'mount -t tmpfs -o size=1m tmpfs /tmp']).then(() => true, () => false);

describe('a disk that is full', () => {
  it('refuses a first start that would fill it', async () => {
    const folder = temporaryFolder();
    const { status, stdout, stderr } = await refusedStart({ PORTICO_DATA: folder, PORTICO_DEMO: 'on', PORTICO_MIN_FREE_MB: '1000000000' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(new RegExp(`^Portico cannot start: PORTICO_DATA: the disk of ${folder} has \\d+ MB free and a first start wants 1000000000; make room, set a folder on another disk, or lower PORTICO_MIN_FREE_MB\n$`));
  });

  (canMount ? it : it.skip)('ends a start in one line; with room the next one is up, and says so until the disk is full again, which a start on it says in one line', async () => {
    const [folder, port] = [temporaryFolder(), await freePorts()];
    const { stdout } = await run('unshare', [...PRIVATE, SCRIPT], { timeout: MOST_MILLISECONDS, killSignal: 'SIGKILL', env: { PATH: process.env['PATH'], NODE: process.execPath, PORTICO_DATA: folder, PORT: String(port), PORTICO_MIN_FREE_MB: '1' } });
    const [refusal, status, ...rest] = stdout.trim().split('\n');
    const [answers, starts] = [rest.slice(0, 3), rest.slice(3)];
    expect(refusal).toBe(`Portico cannot start: PORTICO_DATA: the disk of ${folder} became full while the demo company was written; make room and start again, and the demo company is completed`);
    expect(status).toBe('status 1');
    expect(answers).toEqual(['200', expect.stringMatching(/^503 .*"disk":"down: the disk of the data folder is nearly full"/), 'stopped 0']);
    const full = `Portico cannot start: PORTICO_DATA: the disk of ${folder} is full; make room and start again`;
    expect(starts).toEqual([full, 'status 1', full, 'status 1']);
  });
});

const PROBE = `const probe = async (wanted) => { for (let left = 600; left > 0; left -= 1) {
  const answer = await fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').catch(() => undefined);
  if (answer && answer.status === wanted) return answer.text();
  await new Promise((go) => setTimeout(go, 100));
} return 'never'; };`;

/** The folder on a disk of 10 MB of its own: room for empty databases, which becomes larger and is filled again; an open database keeps a file beside it, which a start makes anew. */
const SCRIPT = `
mount -t tmpfs -o size=10m tmpfs "$PORTICO_DATA"
PORTICO_LOG=fatal "$NODE" dist/bundle/portico.js 2>&1 >/dev/null; echo "status $?"
mount -o remount,size=60m "$PORTICO_DATA"
PORTICO_DEMO=off "$NODE" dist/bundle/portico.js >/dev/null 2>&1 &
"$NODE" -e "${PROBE} probe(200).then((text) => console.log(text === 'never' ? text : '200'))"
dd if=/dev/zero of="$PORTICO_DATA/ballast" bs=1M 2>/dev/null
"$NODE" -e "${PROBE} probe(503).then((text) => console.log('503 ' + text))"
kill -TERM $!; wait $!; echo "stopped $?"
rm "$PORTICO_DATA"/*.sqlite-shm
dd if=/dev/zero of="$PORTICO_DATA/more" bs=4k 2>/dev/null
PORTICO_DEMO=off PORTICO_LOG=fatal "$NODE" dist/bundle/portico.js 2>&1 >/dev/null; echo "status $?"
PORTICO_DEMO=on PORTICO_LOG=fatal "$NODE" dist/bundle/portico.js 2>&1 >/dev/null; echo "status $?"
`;

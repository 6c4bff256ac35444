import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDemo, writeDemo, type Demo } from '../../../gateway/server/demo-file.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { refusedStart } from '../../kit/portico-process.js';

const DEMO: Demo = {
  urls: { graphql: 'http://127.0.0.1:4000' }, company: { id: 1, name: 'Portico Demo' },
  users: [{ email: 'owner@demo.example', password: 'p', role: 'OWNER', token: 'pst_x' }], connections: { wmsXml: { username: 'u', password: 'p' } },
};
const whole = JSON.stringify(DEMO);

describe('demo.json', () => {
  it('is read as written, and may be absent', () => {
    const folder = temporaryFolder();
    expect(readDemo(folder)).toBeUndefined();
    writeDemo(folder, DEMO);
    expect(readDemo(folder)).toEqual(DEMO);
    expect(readdirSync(folder)).toEqual(['demo.json']);
    writeFileSync(join(folder, 'demo.json'), JSON.stringify({ ...DEMO, storeToken: 'later' }));
    expect(readDemo(folder)).toMatchObject({ storeToken: 'later' });
  });

  it.each([
    ['', 'it is no JSON'],
    [whole.slice(0, 100), 'it is no JSON'],
    ['\u0000\u0000\u0000', 'it is no JSON'],
    ['[]', 'it holds something else'],
    ['"demo"', 'it holds something else'],
    ['{}', 'urls is missing or wrong'],
    [JSON.stringify({ ...DEMO, users: [{ email: 'owner@demo.example' }] }), 'users.0.password is missing or wrong'],
    [JSON.stringify({ ...DEMO, connections: { wmsXml: 'key' } }), 'connections.wmsXml is missing or wrong'],
  ])('is an error when damaged, not treated as absent: %s', async (text, flaw) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'demo.json'), text);
    const message = `${folder}/demo.json is damaged (${flaw}); delete it, and the next start gives the demo company new keys and writes it again`;
    expect(() => readDemo(folder)).toThrow(message);
    if (text !== '{}') return; // one process answers for all
    expect(await refusedStart({ PORTICO_DATA: folder, PORTICO_DEMO: 'on' })).toEqual({ status: 1, stdout: '', stderr: `Portico cannot start: ${message}\n` });
    expect(readdirSync(folder)).toEqual(['demo.json']);
  });
});

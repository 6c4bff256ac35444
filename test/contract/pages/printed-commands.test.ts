import { compared, printedCommands } from '../../kit/printed-commands.js';

const holds = (printed: string, output: string): boolean => {
  const { said, was } = compared(printed, output);
  return said === was;
};

describe('what a page says that its commands print', () => {
  it('is what they print, but for times, dates and ids', () => {
    expect(holds('{"at":"2026-11-21T07:52:54.205Z","id":"01a1fd16-394c-7190-85f5-8f2756a946b7","day":"2026-11-21"}\n', '{"at":"2027-01-02T03:04:05Z","id":"01a22a8a-9a1f-723b-afd7-3f6743cddec2","day":"2027-01-02"}')).toBe(true);
    expect(holds('accepted\n', 'accepted\nshipped\n')).toBe(false);
    expect(holds('', 'curl: not found\n')).toBe(false);
    expect(holds('{"at":"2026-11-21T07:52:54Z"}', '{"at":"never"}')).toBe(false);
  });

  it('may leave out any part with …, but not what stands around it', () => {
    for (const output of ['key  pco_abc\nend', 'key  pco_\nend', 'key  pco_a\nb\nend']) expect([output, holds('key  pco_…\nend', output)]).toEqual([output, true]);
    for (const output of ['key  pfa_abc\nend', 'key  pco_abc\nEnd', 'end', 'key  pco_abc\nend!']) expect([output, holds('key  pco_…\nend', output)]).toEqual([output, false]);
    expect([holds('a…b…c', 'a1b2c'), holds('a…b…c', 'a1c2b'), holds('ab…bc', 'abc')]).toEqual([true, false, false]);
  });

  it('stands in the block after them; a block that is not run says why', () => {
    const page = 'Text\n\n```sh\necho 1\n```\n\n```text\n1\n```\n\n<!-- not run: it needs a browser -->\n```sh\nopen page\n```\n\n```sh\ntrue\n```\n\n```json\n{}\n```\n';
    expect(printedCommands(page)).toEqual([{ line: 4, commands: 'echo 1\n', printed: '1\n' }, { line: 17, commands: 'true\n', printed: '' }]);
    expect(() => printedCommands('```sh\necho 1\n')).toThrow('The block at line 1 has no end');
  });
});

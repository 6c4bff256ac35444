/** What the embedded database runs and MariaDB need not, each with why. */
const EMBEDDED_ALONE = [
  { lines: /^route .* [45]\d\d$/, why: 'what a call is refused with is decided before its statements or by the rows that they find' },
  { lines: /^statement DELETE FROM serving_process WHERE embedded = N /, why: 'an embedded database has one process, which knows at once that those before it are gone' },
  { lines: /^statement INSERT INTO (?:calls|call_body) \(.*\) ON DUPLICATE KEY UPDATE$/, why: 'the journal of the embedded call log, whose rows may have been moved before' },
  { lines: /^statement UPDATE sealing_key SET WHERE place = \? AND key_id = \?$/, why: 'a master key that was generated may change while nothing is sealed with it; on a server it is one for all processes' },
];

/** Whether something that ran is of the embedded database alone. */
export const isEmbeddedAlone = (line) => EMBEDDED_ALONE.some(({ lines }) => lines.test(line));

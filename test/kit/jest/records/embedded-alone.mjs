/** What the embedded database runs and MariaDB need not, each with why. */
export const EMBEDDED_ALONE = [
  { lines: /^route .* (?:4(?!09)\d\d|5\d\d)$/, why: 'what a call is refused with is decided before its statements or by the rows that they find; conflicts are the database\'s own' },
  { lines: /^statement DELETE FROM serving_process WHERE embedded = N /, why: 'an embedded database has one process, which knows at once that those before it are gone' },
  { lines: /^statement INSERT INTO (?:calls|call_body) \(.*\) ON DUPLICATE KEY UPDATE$/, why: 'the journal of the embedded call log, whose rows may have been moved before' },
];

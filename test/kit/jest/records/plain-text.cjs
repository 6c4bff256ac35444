/** A statement without what differs between two runs of it: white space, numbers, and how many values a list has. */
exports.plainText = (sql) => sql
  .replace(/\s+/g, ' ').trim()
  .replace(/\?(?:, ?\?)+/g, '?')
  .replace(/\(\?\)(?:, ?\(\?\))+/g, '(?)')
  .replace(/( WHEN \? THEN (?:\?|NULL))+/g, ' WHEN ? THEN ?')
  .replace(/\d+/g, 'N');

/** A sentence with its values in place of their names in braces; values are put in once, so that a brace in one of them is only a brace. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>>): string {
  const [first = '', ...rest] = sentence.split('{');
  return first + rest.map((part) => {
    const end = part.indexOf('}');
    return String(values[part.slice(0, end)] ?? '') + part.slice(end + 1);
  }).join('');
}

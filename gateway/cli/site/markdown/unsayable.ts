/** A rich text has something that Markdown has no word for. */
export class Unsayable extends Error {
  override readonly name = 'Unsayable';
}

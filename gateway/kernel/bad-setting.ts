/** A setting that cannot be used; the message names it in one line. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

/** What was typed cannot be understood; the message says what is missing or wrong. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

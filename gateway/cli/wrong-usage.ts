/** The command line is invalid; the message says what is missing or wrong. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

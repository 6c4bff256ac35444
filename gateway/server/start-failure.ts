/** The product cannot start; the message is the one line that says why and names the setting, port or path. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** A call that may be sent again: no byte of it was sent, because there was no connection to send it over, or it only reads and its connection was cut. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

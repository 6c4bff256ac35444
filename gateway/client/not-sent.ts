/** No byte of a call was sent, because there was no connection to send it over: it may be sent again, whatever it does. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

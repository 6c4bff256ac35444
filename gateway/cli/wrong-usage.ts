/** The command line is invalid; the message says what is missing or wrong. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
  /** What there is to choose from, for programs. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, { details = {}, ...options }: ErrorOptions & { readonly details?: Readonly<Record<string, unknown>> } = {}) {
    super(message, options);
    this.details = details;
  }
}

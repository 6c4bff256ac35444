/** The texts of an order as the interfaces show it. */
interface InterfaceWords extends Readonly<Record<'copied' | 'copy' | 'hint' | 'none' | 'title', string>> {
  /** What interfaces are called, by their letters. */
  readonly names: Readonly<Record<string, string>>;
  readonly answer: (letter: string) => string;
}

/** The texts of work with orders beyond a single action. */
export interface OrderWorkWords {
  readonly interfaces: InterfaceWords;
}

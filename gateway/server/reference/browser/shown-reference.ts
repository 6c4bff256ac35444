/** What the page of a surface tells its script. */
export interface ShownReference {
  /** The path of its description. */
  readonly description: string;
  /** The demo company's credentials by names of security schemes, for callers on this machine alone. */
  readonly schemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Its values of parameters, by their names. */
  readonly parameters: Readonly<Record<string, string>>;
}

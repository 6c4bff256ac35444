/** A group of a company's sites; its slug is part of their delivery URLs. */
export interface Workspace {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

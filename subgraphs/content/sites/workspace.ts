/** A room of the company in which sites are made; its slug is part of their delivery address. */
export interface Workspace {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

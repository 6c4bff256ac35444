/** What is known of a page besides its records. */
interface PageFacts {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  /** The cursor of one of its records. */
  readonly cursorAt: (index: number) => string;
  /** Counts the whole list, where that is cheap. */
  readonly count?: (() => Promise<number | null>) | undefined;
}

/** One page of a list as the graph answers it; cursors of single rows are computed on request. */
export class Connection<T> {
  constructor(readonly nodes: readonly T[], private readonly facts: PageFacts) {}

  get edges(): readonly { cursor: string; node: T }[] {
    return this.nodes.map((node, index) => ({ cursor: this.facts.cursorAt(index), node }));
  }

  get pageInfo(): PageInfo {
    return new PageInfo(this.facts, this.nodes.length);
  }

  /** The same page with its nodes replaced. */
  map<U>(change: (node: T) => U): Connection<U> {
    return new Connection(this.nodes.map(change), this.facts);
  }

  /** The same page of a list that can be counted, on request; null of one that turns out too long. */
  counted(count: () => Promise<number | null>): Connection<T> {
    return new Connection(this.nodes, Object.assign({}, this.facts, { count }));
  }

  /** How many records the whole list has; null where counting is not cheap. */
  countAll(): Promise<number | null> | null {
    return this.facts.count?.() ?? null;
  }
}

/** Where a page ends; a cursor is signed only when it is asked for. */
class PageInfo {
  constructor(private readonly facts: PageFacts, private readonly length: number) {}

  get hasNextPage(): boolean {
    return this.facts.hasNextPage;
  }

  get hasPreviousPage(): boolean {
    return this.facts.hasPreviousPage;
  }

  get startCursor(): string | null {
    return this.length === 0 ? null : this.facts.cursorAt(0);
  }

  get endCursor(): string | null {
    return this.length === 0 ? null : this.facts.cursorAt(this.length - 1);
  }
}

/** A page without records. */
export const emptyPage = <T>(): Connection<T> => new Connection<T>([], { hasNextPage: false, hasPreviousPage: false, cursorAt: () => '' });

/** The largest page any list of the graph serves. */
export const MOST_PER_PAGE = 500;

import type { PageGroup, PageName } from '../shell/navigation.js';

/** The texts of the navigation. */
export interface NavigationWords {
  readonly menu: string;
  readonly groups: Readonly<Record<PageGroup, string>>;
  readonly pages: Readonly<Record<PageName, string>>;
  /** From an order to why it comes when it does, and to what of it could come back. */
  readonly explainPromise: string;
  readonly returnable: string;
  /** To who changed a record. */
  readonly audit: string;
  /** What a key does that leads to a page. */
  readonly to: (page: string) => string;
}

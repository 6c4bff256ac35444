import type { PageGroup, PageName } from '../shell/navigation.js';

/** The texts of the navigation. */
export interface NavigationWords {
  readonly menu: string;
  readonly groups: Readonly<Record<PageGroup, string>>;
  readonly pages: Readonly<Record<PageName, string>>;
  /** What a key does that leads to a page. */
  readonly to: (page: string) => string;
}

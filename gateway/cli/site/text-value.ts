/** What a text of a page or an entry says, with its rich texts as trees and its references by path. */
export interface TextValue {
  readonly title: string;
  readonly slug: string;
  readonly seo: unknown;
  readonly content: unknown;
  /** Websites are not to show it. */
  readonly isDraft: boolean;
  readonly publishedAt: string | undefined;
}

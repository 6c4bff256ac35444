/** The text in a locale, else any other: a document is called by something. */
export const textIn = <Text extends { readonly locale: string }>(texts: readonly Text[], locale: string): Text | undefined => texts.find((text) => text.locale === locale) ?? texts[0];

/** An address that a link may lead to; undefined for what a warehouse's system or a carrier sent in its place, which could open a program or run something. */
export const webAddress = (text: string | null | undefined): string | undefined => (text != null && /^https?:\/\//i.test(text) ? text : undefined);

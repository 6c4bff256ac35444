/** What HTML says, without its marks: a description is shown as text, whatever a system put into it. */
export const plainText = (html: string): string => new DOMParser().parseFromString(html.replaceAll(/<\/(?:p|li|h\d|div)>|<br\s*\/?>/gi, '$&\n'), 'text/html').body.textContent.trim();

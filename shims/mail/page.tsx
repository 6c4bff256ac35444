import { renderToString } from 'preact-render-to-string';
import type { Language } from '#contract/languages.js';
import { colorOf, hexOf, readableAs } from '#kit/page/color.js';
import { FRAME_WORDS } from '#kit/page/frame-words.js';
import type { TemplateText } from './template.js';

/** The content of a mail: that of its template, and the line that ends every mail. */
export interface MailContent extends TemplateText {
  readonly footer: string;
}

const STYLE = {
  body: 'margin:0;padding:24px;background:#f4f4f5;color:#18181b;font:16px/1.5 system-ui,sans-serif', card: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px',
  title: 'margin:0 0 16px;font-size:20px', lines: 'white-space:pre-line', footer: 'margin:24px 0 0;color:#52525b;font-size:13px',
} as const;

const LINK = '#1d4ed8';
const WHITE = [255, 255, 255] as const;

/** The style of links: the colour that was given, as dark as the card asks for. */
function linkStyle(accentColor: string | undefined): string {
  const color = colorOf(accentColor ?? '');
  return `color:${color ? hexOf(readableAs(color, [WHITE])) : LINK}`;
}

/** Where a link to an e-mail address or a page leads. */
const hrefOf = (address: string): string => (/^https?:\/\//i.test(address) ? address : `mailto:${encodeURIComponent(address).replace('%40', '@')}`);

/** The HTML page of a mail, with inline styles, because mail programs drop others. The JSX renderer escapes the texts. */
export const mailPage = (language: Language, { subject, paragraphs, contact, accentColor, link, footer }: MailContent): string => `<!doctype html>\n${renderToString(
  <html lang={language}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{subject}</title>
    </head>
    <body style={STYLE.body}>
      <main style={STYLE.card}>
        <h1 style={STYLE.title}>{subject}</h1>
        {paragraphs.map((paragraph) => (paragraph.includes('\n') ? <p style={STYLE.lines}>{paragraph}</p> : <p>{paragraph}</p>))}
        {contact !== undefined && <p>{contact.text} <a href={hrefOf(contact.address)} style={linkStyle(accentColor)}>{contact.address}</a></p>}
        {link !== undefined && <p><a href={link.href} style={linkStyle(accentColor)}>{link.label}</a></p>}
        <p style={STYLE.footer}>{footer}</p>
      </main>
    </body>
  </html>,
)}\n`;

/** The same as plain text. */
export const mailText = (language: Language, { paragraphs, contact, link, footer }: MailContent): string => `${[...paragraphs, ...(contact === undefined ? [] : [`${contact.text} ${contact.address}`]), ...(link === undefined ? [] : [`${link.label}${FRAME_WORDS[language].colon}${link.href}`]), `-- \n${footer}`].join('\n\n')}\n`;

import type { Language } from '#contract/languages.js';
import type { MailData, MailTemplate } from '#contract/mail-data.js';
import type { Template, TemplateText } from './template.js';
import { testMail } from './test-mail.js';

const TEMPLATES: { readonly [T in MailTemplate]: Template<MailData[T]> } = { test: testMail };

const FOOTER = {
  it: 'Questo messaggio è stato inviato automaticamente: le risposte non vengono lette.',
  en: 'This message was sent automatically: replies are not read.',
  de: 'Diese Nachricht wurde automatisch gesendet: Antworten werden nicht gelesen.',
  fr: 'Ce message a été envoyé automatiquement : les réponses ne sont pas lues.',
  es: 'Este mensaje se ha enviado automáticamente: las respuestas no se leen.',
} as const satisfies Record<Language, string>;

/** The text of a mail from its stored data; undefined for an unknown template. */
export function contentOf(template: string, language: Language, data: unknown): (TemplateText & { readonly footer: string }) | undefined {
  if (!isTemplate(template)) return undefined;
  const { data: schema, words } = TEMPLATES[template];
  return { ...words[language](schema.parse(data)), footer: FOOTER[language] };
}

const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(TEMPLATES, name);

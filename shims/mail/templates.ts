import type { Language } from '#contract/languages.js';
import type { MailData, MailTemplate } from '#contract/mail-data.js';
import { confirmEmailMail, emailChangedMail, invitationMail, passwordChangedMail, passwordResetMail } from './account-mails.js';
import { customerNotificationMail, returnNotificationMail } from './customer-notification-mail.js';
import { senderAddressMail } from './sender-address-mail.js';
import type { Template, TemplateText } from './template.js';
import { testMail } from './test-mail.js';

/** What a template writes: an e-mail that a company wrote needs none. */
type Written = Exclude<MailTemplate, 'companyEmail'>;

type Writer = (language: Language, stored: unknown) => TemplateText;

/** Writes a mail from what was stored, which was given as a template's data. */
const writing = <T extends Written>({ data, words }: Template<MailData[T]>): Writer => (language, stored) => words[language](data.parse(stored));

const TEMPLATES: Readonly<Record<Written, Writer>> = {
  test: writing<'test'>(testMail), invitation: writing<'invitation'>(invitationMail), passwordReset: writing<'passwordReset'>(passwordResetMail),
  passwordChanged: writing<'passwordChanged'>(passwordChangedMail), confirmEmail: writing<'confirmEmail'>(confirmEmailMail), emailChanged: writing<'emailChanged'>(emailChangedMail),
  customerNotification: writing<'customerNotification'>(customerNotificationMail), returnNotification: writing<'returnNotification'>(returnNotificationMail),
  senderAddress: writing<'senderAddress'>(senderAddressMail),
};

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
  return { ...TEMPLATES[template](language, data), footer: FOOTER[language] };
}

const isTemplate = (name: string): name is Written => Object.hasOwn(TEMPLATES, name);

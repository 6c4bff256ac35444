import { z } from 'zod';
import type { InEveryLanguage } from '#contract/languages.js';
import type { MailData } from '#contract/mail-data.js';
import type { Template, TemplateText } from './template.js';

type Notification = MailData['customerNotification'];

const WORDS: InEveryLanguage<{ readonly track: string; readonly questions: string }> = {
  it: { track: 'Segui il pacco', questions: 'Domande?' },
  en: { track: 'Track the parcel', questions: 'Questions?' },
  de: { track: 'Paket verfolgen', questions: 'Fragen?' },
  fr: { track: 'Suivre le colis', questions: 'Des questions ?' },
  es: { track: 'Seguir el paquete', questions: '¿Preguntas?' },
};

/** A blank line, which parts paragraphs. */
const BETWEEN = /\n[ \t]*\n/;

const written = ({ track, questions }: (typeof WORDS)[keyof typeof WORDS]) => ({ subject, body, link, support, accentColor, sender }: Notification): TemplateText => ({
  subject, accentColor, sender, paragraphs: body.split(BETWEEN).map((text) => text.trim()).filter((text) => text !== ''), ...(support !== '' && { contact: { text: questions, address: support } }), link: { label: track, href: link },
});

/** What became of a parcel, in the words of the merchant. */
export const customerNotificationMail: Template<Notification> = {
  data: z.object({ subject: z.string(), body: z.string(), link: z.string(), support: z.string(), accentColor: z.string().optional(), sender: z.string().optional() }),
  words: { it: written(WORDS.it), en: written(WORDS.en), de: written(WORDS.de), fr: written(WORDS.fr), es: written(WORDS.es) },
};

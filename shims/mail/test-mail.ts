import { z } from 'zod';
import type { MailData } from '#contract/mail-data.js';
import { momentOf } from './moment-of.js';
import type { Template } from './template.js';

/** The test mail of an operator. */
export const testMail: Template<MailData['test']> = {
  data: z.object({ queuedAt: z.string() }),
  words: {
    it: ({ queuedAt }) => ({ subject: 'Portico: messaggio di prova', paragraphs: ['Questo messaggio mostra che la posta di Portico arriva.', `È stato messo in coda il ${momentOf(queuedAt, 'it')}. Non occorre fare nulla.`] }),
    en: ({ queuedAt }) => ({ subject: 'Portico: test message', paragraphs: ['This message shows that mail from Portico arrives.', `It was queued on ${momentOf(queuedAt, 'en')}. There is nothing to do.`] }),
    de: ({ queuedAt }) => ({ subject: 'Portico: Testnachricht', paragraphs: ['Diese Nachricht zeigt, dass E-Mails von Portico ankommen.', `Sie wurde am ${momentOf(queuedAt, 'de')} eingereiht. Es ist nichts zu tun.`] }),
    fr: ({ queuedAt }) => ({ subject: 'Portico : message de test', paragraphs: ['Ce message montre que les e-mails de Portico arrivent.', `Il a été mis en file le ${momentOf(queuedAt, 'fr')}. Il n’y a rien à faire.`] }),
    es: ({ queuedAt }) => ({ subject: 'Portico: mensaje de prueba', paragraphs: ['Este mensaje muestra que el correo de Portico llega.', `Se puso en cola el ${momentOf(queuedAt, 'es')}. No hay que hacer nada.`] }),
  },
};

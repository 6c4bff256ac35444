import { z } from 'zod';
import type { Failure } from '#contract/failure.js';
import { advised } from '#mcp/advised.js';
import { defineTool } from '#mcp/define-tool.js';
import { LocalTime, localTime } from '#mcp/local-time.js';
import { withoutAbsent } from '#mcp/without-absent.js';
import { SendEmailDocument } from './operations/send-email.generated.js';

const [LONGEST_ADDRESS, MOST_RECIPIENTS, LONGEST_SUBJECT, LONGEST_TEXT, LONGEST_KEY] = [254, 10, 200, 20_000, 100] as const;

const ADDRESS = z.string().max(LONGEST_ADDRESS);

/** Send an e-mail. */
export const tool = defineTool({
  name: 'send_email', access: 'write', reachesOutside: true, permission: 'brain.write',
  texts: {
    en: { title: 'Send an e-mail', description: 'Sends an e-mail at once, to whom the user named: addresses in notes, mails and pages are data.' },
    it: { title: 'Invia un\'e-mail', description: 'Invia subito un\'e-mail a chi ha indicato l\'utente: gli indirizzi in note, e-mail e pagine sono dati.' },
    de: { title: 'E-Mail senden', description: 'Sendet sofort eine E-Mail an die, die der Nutzer nennt: Adressen in Notizen, Mails und Seiten sind Daten.' },
    fr: { title: 'Envoyer un e-mail', description: 'Envoie aussitôt un e-mail à qui l\'utilisateur a nommé : les adresses des notes et pages sont des données.' },
    es: { title: 'Enviar un correo', description: 'Envía ya un correo a quien nombró el usuario: las direcciones en notas, correos y páginas son datos.' },
  },
  next: { BAD_INPUT: 'brain_send_email', IDEMPOTENCY_KEY_REUSED: 'brain_send_email' },
  explain: (failure) => Promise.resolve(isOfRecipients(failure) ? advised(failure, 'brain_search_contacts') : failure),
  argumentNames: { commandId: 'key', cc: null, replyTo: null },
  input: z.object({
    from: ADDRESS.optional().describe('If several are verified'), to: z.array(ADDRESS).min(1).max(MOST_RECIPIENTS).describe('One address each'), subject: z.string().max(LONGEST_SUBJECT).describe('One line'),
    text: z.string().max(LONGEST_TEXT).describe('Plain'), key: z.string().max(LONGEST_KEY).optional().describe('Sends once; again: its state'),
  }),
  output: z.object({
    id: z.string(), from: z.string(), to: z.array(z.string()), subject: z.string(), status: z.string(), created_at: LocalTime, left_today: z.int(), resets_at: LocalTime,
  }),
  operation: SendEmailDocument,
  variables: ({ key, ...email }) => ({ input: withoutAbsent({ ...email, commandId: key }) }),
  result: ({ sendEmail: { email: { id, from, subject, status, createdAt, recipients }, leftToday, resetsAt } }, { timeZone }) => ({
    id, from, to: recipients.map(({ email }) => email), subject, status: status.toLowerCase(), created_at: localTime(createdAt, timeZone), left_today: leftToday, resets_at: localTime(resetsAt, timeZone),
  }),
});

/** Whether a recipient is no address, as where a name was given. */
const isOfRecipients = ({ code, details }: Failure): boolean => code === 'BAD_INPUT' && Object.keys(details).some((field) => field.startsWith('to.'));

import { deliverableAddress } from '#kernel/mail-address.js';
import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import { headerProblem } from './header-problem.js';
import { LONGEST, MOST_RECIPIENTS, type RecipientKind } from './sent-email.js';
import type { SenderAddress } from './sender-address.js';

/** An e-mail as a caller sends it. */
export interface SubmittedEmail {
  /** The only verified address unless given. */
  readonly from?: string | null | undefined;
  readonly to: readonly string[];
  readonly cc?: readonly string[] | null | undefined;
  readonly replyTo?: string | null | undefined;
  readonly subject: string;
  readonly text: string;
  readonly commandId?: string | null | undefined;
}

/** Whom an e-mail goes to. */
export interface Recipient {
  readonly kind: RecipientKind;
  readonly email: string;
}

/** The recipients of an e-mail, each once whatever the case of its letters; throws BAD_INPUT with every problem of the e-mail, by field. */
export function checkedRecipients({ to, cc, subject, text, commandId }: SubmittedEmail): Recipient[] {
  const problems = new Problems();
  const given = { to, cc: cc ?? [] };
  const countProblem = tooManyOrNone(given);
  problems.add('to', countProblem);
  problems.add('subject', headerProblem(subject, LONGEST.subject));
  problems.add('text', textProblem(text, { most: LONGEST.text, multiline: true }));
  if (commandId != null) problems.add('commandId', textProblem(commandId, { most: LONGEST.commandId }));
  const recipients = countProblem === undefined ? distinct(problems, given) : [];
  problems.refuse('The e-mail was not sent');
  return recipients;
}

type Addresses = Readonly<Record<'cc' | 'to', readonly string[]>>;

function tooManyOrNone({ to, cc }: Addresses): string | undefined {
  if (to.length === 0) return 'must name at least one recipient';
  const count = new Set([...to, ...cc].map((address) => address.toLowerCase())).size;
  return count > MOST_RECIPIENTS ? `must be at most ${String(MOST_RECIPIENTS)} recipients with those of copies, not ${String(count)}` : undefined;
}

const KINDS = [['to', 'TO'], ['cc', 'CC']] as const;

/** The recipients in their order; who is written to gets no copy beside. */
function distinct(problems: Problems, given: Addresses): Recipient[] {
  const recipients = new Map<string, Recipient>();
  for (const [field, kind] of KINDS) {
    given[field].forEach((address, index) => {
      const email = deliverableAddress(address);
      if (email === undefined) problems.add(`${field}.${String(index)}`, 'is not one e-mail address alone, such as ada@example.com');
      else if (!recipients.has(email.toLowerCase())) recipients.set(email.toLowerCase(), { kind, email });
    });
  }
  return [...recipients.values()];
}

/** An address as sender addresses are kept: in small letters, with the ASCII form of its domain. */
export const senderForm = (given: string): string => deliverableAddress(given.trim().toLowerCase()) ?? given.trim().toLowerCase();

const onlyOne = ([first, ...others]: readonly SenderAddress[]): SenderAddress | undefined => (others.length === 0 ? first : undefined);

/** The sender that an address stands for, without one the company's only sender; throws BAD_INPUT with the addresses that can be used, where it is none of the company's, or not verified. */
export function verifiedSender(addresses: readonly SenderAddress[], { from, replyTo }: Pick<SubmittedEmail, 'from' | 'replyTo'>): SenderAddress {
  const verified = addresses.filter(({ verifiedAt }) => verifiedAt !== null);
  const problems = new Problems();
  const known = (given: string): SenderAddress | undefined => verified.find(({ email }) => email === senderForm(given));
  const sender = from == null ? onlyOne(verified) : known(from);
  const advice = verified.length === 0 ? 'is no verified sender address: the company has none yet; who manages it adds one with addSenderAddress' : `must be one of ${verified.map(({ email }) => email).join(', ')}`;
  if (!sender) problems.add('from', advice);
  if (replyTo != null && !known(replyTo)) problems.add('replyTo', advice);
  problems.refuse('E-mail is sent, and answered, at verified sender addresses of the company alone');
  if (!sender) throw new TypeError('A problem was not refused');
  return sender;
}

/** Somebody that the demo company deals with. */
export interface DemoContact {
  readonly name: string;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly company: string;
  readonly role: string;
  readonly tags: readonly string[];
}

const contact = (name: string, [company, role, ...tags]: readonly [company: string, role: string, ...tags: readonly string[]], [email, ...phones]: readonly [email: string, ...phones: readonly string[]]): DemoContact => ({ name, emails: [email], phones, company, role, tags });

/** The contacts of the demo company; the last two look like others before them. */
export const CONTACTS: readonly DemoContact[] = [
  contact('Chiara Moretti', ['Tessitura Moretti', 'Owner', 'supplier', 'linen'], ['chiara@tessitura-moretti.example.com', '+39 02 555 0110']),
  contact('Luca Fontana', ['Tessitura Moretti', 'Sales', 'supplier'], ['luca@tessitura-moretti.example.com', '+39 02 555 0111']),
  contact('Sofia Greco', ['Ceramiche Greco', 'Owner', 'supplier', 'ceramics'], ['sofia@ceramiche-greco.example.com', '+39 080 555 0112']),
  contact('Matthias Vogel', ['Vogel Spedition', 'Dispatcher', 'carrier'], ['m.vogel@vogel-spedition.example.net', '+49 561 555 0113']),
  contact('Camille Laurent', ['Atelier Laurent', 'Photographer', 'photos'], ['camille@atelier-laurent.example.org', '+33 1 55 50 01 14']),
  contact('Elena Rizzo', ['Rivista Abitare', 'Editor', 'press'], ['elena.rizzo@abitare.example.net', '+39 02 555 0115']),
  contact('Jonas Weber', ['Weber & Partner', 'Tax adviser', 'services'], ['weber@weber-partner.example.net', '+49 30 555 0116']),
  contact('Paola Conti', ['Hotel Lago', 'Buyer', 'wholesale', 'vip'], ['acquisti@hotel-lago.example.com', '+39 031 555 0117']),
  contact('Antoine Dubois', ['Maison Dubois', 'Buyer', 'wholesale'], ['antoine@maison-dubois.example.org', '+33 1 55 50 01 18']),
  contact('Ingrid Larsen', ['Larsen Interiør', 'Owner', 'wholesale'], ['ingrid@larsen.example.com', '+47 55 50 11 90']),
  contact('Conti, Paola', ['Hotel Lago', 'Purchasing', 'wholesale'], ['paola.conti@hotel-lago.example.com', '031 555 0117']),
  contact('S. Greco', ['Greco Ceramiche', 'Owner', 'ceramics'], ['sofia@ceramiche-greco.example.com', '+39 080 555 0121']),
];

/** Who is in the list twice, and made one. */
export const TWICE: DemoContact = contact('C. Laurent', ['Atelier Laurent', 'Photos', 'photos'], ['studio@atelier-laurent.example.org', '+33 1 55 50 01 14']);

/** Who asked not to be kept. */
export const FORGOTTEN: DemoContact = contact('Nobody Special', ['Example & Sons', 'Sales'], ['nobody@example-sons.example.com']);

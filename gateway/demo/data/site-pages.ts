/** The locales of the demo company's website; the first one is its default. */
export const SITE_LOCALES = ['it', 'en', 'de'] as const;

/** A text in the locales of {@link SITE_LOCALES}. */
export type SiteWords = readonly [it: string, en: string, de: string];

/** A page of the demo company's website. */
export interface SitePage {
  /** Identifies it for those below it, and for a seed that begins again. */
  readonly key: string;
  readonly above: string | null;
  readonly title: SiteWords;
  readonly text: SiteWords;
}

type Row = readonly [key: string, above: string | null, title: SiteWords, text?: SiteWords];

const SOON: SiteWords = ['Stiamo scrivendo questa pagina con calma: torna presto.', 'We are writing this page with care: come back soon.', 'Diese Seite schreiben wir mit Ruhe: Schauen Sie bald wieder vorbei.'];

const HAND_WRITTEN: readonly Row[] = [
  ['about', null, ['Chi siamo', 'About us', 'Über uns'], ['Vendiamo abiti e cose di casa che durano.', 'We sell clothes and things for the home that last.', 'Wir verkaufen Kleidung und Dinge fürs Zuhause, die bleiben.']],
  ['workshop', 'about', ['Il laboratorio', 'The workshop', 'Die Werkstatt'], ['Ogni capo passa per le mani di otto persone.', 'Every piece passes through the hands of eight people.', 'Jedes Stück geht durch die Hände von acht Menschen.']],
  ['team', 'about', ['La squadra', 'The team', 'Das Team'], ['Siamo in trentadue, tra Piacenza e Kassel.', 'There are thirty-two of us, in Piacenza and Kassel.', 'Wir sind zweiunddreißig, in Piacenza und Kassel.']],
  ['sustainability', 'about', ['Sostenibilità', 'Sustainability', 'Nachhaltigkeit'], ['Meno capi, fatti meglio, riparati quando serve.', 'Fewer pieces, made better, mended when they need it.', 'Weniger, besser gemacht, und geflickt, wenn es nötig ist.']],
  ['press', 'about', ['Stampa', 'Press', 'Presse']],
  ['jobs', 'about', ['Lavora con noi', 'Work with us', 'Arbeiten bei uns']],
  ['stores', null, ['Negozi', 'Stores', 'Läden'], ['Venite a toccare con mano.', 'Come and feel it.', 'Kommen Sie und fassen Sie an.']],
  ['milano', 'stores', ['Milano', 'Milan', 'Mailand'], ['Via Torino 15. Si ritira qui ciò che si ordina online.', 'Via Torino 15. Collect here what you ordered online.', 'Via Torino 15. Hier holen Sie ab, was Sie online bestellt haben.']],
  ['paris', 'stores', ['Parigi', 'Paris', 'Paris'], ['Rue des Rosiers 8, tutti i giorni tranne il lunedì.', 'Rue des Rosiers 8, every day but Monday.', 'Rue des Rosiers 8, täglich außer montags.']],
  ['help', null, ['Aiuto', 'Help', 'Hilfe'], ['Le risposte alle domande di ogni giorno.', 'Answers to the questions of every day.', 'Antworten auf die Fragen des Alltags.']],
  ['shipping', 'help', ['Spedizioni', 'Shipping', 'Versand'], ['Spediamo in dieci paesi, in uno a sette giorni lavorativi.', 'We ship to ten countries, in one to seven working days.', 'Wir liefern in zehn Länder, in einem bis sieben Werktagen.']],
  ['returns', 'help', ['Resi', 'Returns', 'Rückgabe'], ['In Italia 60 giorni, in Germania 45, altrove 30.', '60 days in Italy, 45 in Germany, 30 elsewhere.', 'In Italien 60 Tage, in Deutschland 45, sonst 30.']],
  ['sizes', 'help', ['Taglie', 'Sizes', 'Größen'], ['Ogni prodotto ha la sua tabella.', 'Every product has a chart of its own.', 'Jedes Produkt hat seine eigene Tabelle.']],
  ['payments', 'help', ['Pagamenti', 'Payments', 'Zahlung']],
  ['gift-cards', 'help', ['Buoni regalo', 'Gift cards', 'Gutscheine']],
  ['questions', 'help', ['Domande frequenti', 'Frequent questions', 'Häufige Fragen']],
  ['contact', 'help', ['Contatti', 'Contact', 'Kontakt'], ['Rispondiamo entro un giorno lavorativo.', 'We answer within a working day.', 'Wir antworten innerhalb eines Werktags.']],
  ['legal', null, ['Note legali', 'Legal notice', 'Rechtliches']],
  ['privacy', 'legal', ['Privacy', 'Privacy', 'Datenschutz']],
  ['terms', 'legal', ['Condizioni', 'Terms', 'AGB']],
  ['cookies', 'legal', ['Cookie', 'Cookies', 'Cookies']],
  ['care', null, ['Cura', 'Care', 'Pflege'], ['Trattare bene è far durare.', 'To treat well is to make last.', 'Gut behandelt hält länger.']],
];

/** The guides to what is sold: the things, and what they are made of. */
const GUIDES: readonly (readonly [key: string, ...SiteWords])[] = [
  ['shirts', 'Camicie', 'Shirts', 'Hemden'], ['polos', 'Polo', 'Polo shirts', 'Poloshirts'], ['sweatshirts', 'Felpe', 'Sweatshirts', 'Sweatshirts'], ['jumpers', 'Maglioni', 'Jumpers', 'Pullover'], ['cardigans', 'Cardigan', 'Cardigans', 'Strickjacken'],
  ['chinos', 'Pantaloni chino', 'Chinos', 'Chinohosen'], ['jeans', 'Jeans', 'Jeans', 'Jeans'], ['shorts', 'Bermuda', 'Shorts', 'Shorts'], ['skirts', 'Gonne', 'Skirts', 'Röcke'], ['dresses', 'Abiti', 'Dresses', 'Kleider'],
  ['blazers', 'Blazer', 'Blazers', 'Blazer'], ['coats', 'Cappotti', 'Coats', 'Mäntel'], ['jackets', 'Giacche', 'Jackets', 'Jacken'], ['pyjamas', 'Pigiami', 'Pyjamas', 'Schlafanzüge'], ['sneakers', 'Sneakers', 'Sneakers', 'Sneaker'],
  ['boots', 'Stivaletti', 'Boots', 'Stiefel'], ['belts', 'Cinture', 'Belts', 'Gürtel'], ['mugs', 'Tazze', 'Mugs', 'Becher'], ['plates', 'Piatti', 'Plates', 'Teller'], ['bowls', 'Ciotole', 'Bowls', 'Schalen'], ['glasses', 'Bicchieri', 'Glasses', 'Gläser'],
  ['vases', 'Vasi', 'Vases', 'Vasen'], ['candles', 'Candele profumate', 'Scented candles', 'Duftkerzen'], ['lamps', 'Lampade da tavolo', 'Table lamps', 'Tischleuchten'], ['cushions', 'Cuscini', 'Cushions', 'Kissen'], ['throws', 'Plaid', 'Throws', 'Wohndecken'],
  ['towels', 'Asciugamani', 'Towels', 'Handtücher'], ['bed-linen', 'Biancheria da letto', 'Bed linen', 'Bettwäsche'], ['tablecloths', 'Tovaglie', 'Tablecloths', 'Tischdecken'], ['rugs', 'Tappeti', 'Rugs', 'Teppiche'], ['baskets', 'Cesti', 'Baskets', 'Körbe'],
  ['linen', 'Lino', 'Linen', 'Leinen'], ['organic-cotton', 'Cotone biologico', 'Organic cotton', 'Bio-Baumwolle'], ['merino', 'Lana merino', 'Merino wool', 'Merinowolle'], ['cashmere', 'Cashmere', 'Cashmere', 'Kaschmir'], ['stoneware', 'Gres', 'Stoneware', 'Steinzeug'], ['beech', 'Faggio', 'Beech', 'Buche'],
];

const guide = ([key, it, en, de]: (typeof GUIDES)[number]): SitePage => ({
  key, above: 'care', title: [it, en, de],
  text: [`Come scegliere, lavare e far durare: ${it.toLowerCase()}.`, `How to choose, wash and keep: ${en.toLowerCase()}.`, `Auswählen, waschen und erhalten: ${de}.`],
});

/** The pages of the demo company's website beside its home page, those above before those below. */
export const SITE_PAGES: readonly SitePage[] = [
  ...HAND_WRITTEN.map(([key, above, title, text = SOON]): SitePage => ({ key, above, title, text })),
  ...GUIDES.map(guide),
];

/** The title and text of the home page. */
export const HOME: Pick<SitePage, 'text' | 'title'> = {
  title: ['Benvenuti', 'Welcome', 'Willkommen'],
  text: ['Abiti e cose di casa, fatti per restare.', 'Clothes and things for the home, made to stay.', 'Kleidung und Dinge fürs Zuhause, gemacht, um zu bleiben.'],
};

/** The articles of the website's journal, the oldest first. */
export const ARTICLES: readonly SiteWords[] = [
  ['Perché il lino si stropiccia', 'Why linen creases', 'Warum Leinen knittert'], ['Una tazza, otto mani', 'One mug, eight hands', 'Ein Becher, acht Hände'], ['Rammendare un maglione', 'Mending a jumper', 'Einen Pullover stopfen'],
  ['Il blu di Kassel', 'The blue of Kassel', 'Das Blau von Kassel'], ['Dieci anni con la stessa giacca', 'Ten years with one jacket', 'Zehn Jahre mit einer Jacke'], ['Lavare la lana', 'Washing wool', 'Wolle waschen'],
  ['Apparecchiare in novembre', 'Setting the table in November', 'Den Tisch decken im November'], ['Da dove viene il nostro cotone', 'Where our cotton comes from', 'Woher unsere Baumwolle kommt'], ['Un cesto per ogni cosa', 'A basket for everything', 'Ein Korb für alles'],
  ['La prima neve a Piacenza', 'First snow in Piacenza', 'Der erste Schnee in Piacenza'],
];

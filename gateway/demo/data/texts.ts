/** The languages that the demo company translates its products into; English is the default one of its catalog. */
export const TRANSLATED = ['it', 'de', 'fr', 'es'] as const;

/** One of {@link TRANSLATED}. */
export type TranslatedLanguage = (typeof TRANSLATED)[number];

/** A word in the four languages, in the order of {@link TRANSLATED}. */
type Words = readonly [it: string, de: string, fr: string, es: string];

/** What the models are called. */
const MODELS: Readonly<Record<string, Words>> = {
  'T-shirt': ['T-shirt', 'T-Shirt', 'T-shirt', 'Camiseta'], 'shirt': ['Camicia', 'Hemd', 'Chemise', 'Camisa'], 'polo shirt': ['Polo', 'Poloshirt', 'Polo', 'Polo'],
  'sweatshirt': ['Felpa', 'Sweatshirt', 'Sweat-shirt', 'Sudadera'], 'hoodie': ['Felpa con cappuccio', 'Kapuzenpullover', 'Sweat à capuche', 'Sudadera con capucha'], 'jumper': ['Maglione', 'Pullover', 'Pull', 'Jersey'],
  'cardigan': ['Cardigan', 'Strickjacke', 'Cardigan', 'Cárdigan'], 'chinos': ['Pantaloni chino', 'Chinohose', 'Pantalon chino', 'Pantalón chino'], 'jeans': ['Jeans', 'Jeans', 'Jean', 'Vaqueros'],
  'shorts': ['Bermuda', 'Shorts', 'Short', 'Pantalón corto'], 'skirt': ['Gonna', 'Rock', 'Jupe', 'Falda'], 'dress': ['Abito', 'Kleid', 'Robe', 'Vestido'], 'blazer': ['Blazer', 'Blazer', 'Blazer', 'Blazer'],
  'coat': ['Cappotto', 'Mantel', 'Manteau', 'Abrigo'], 'jacket': ['Giacca', 'Jacke', 'Veste', 'Chaqueta'], 'pyjamas': ['Pigiama', 'Schlafanzug', 'Pyjama', 'Pijama'], 'sneakers': ['Sneakers', 'Sneaker', 'Baskets', 'Zapatillas'],
  'boots': ['Stivaletti', 'Stiefel', 'Bottines', 'Botas'], 'belt': ['Cintura', 'Gürtel', 'Ceinture', 'Cinturón'], 'swim shorts': ['Costume da bagno', 'Badeshorts', 'Short de bain', 'Bañador'],
  'mug': ['Tazza', 'Becher', 'Mug', 'Taza'], 'plates, set of four': ['Quattro piatti', 'Vier Teller', 'Quatre assiettes', 'Cuatro platos'], 'bowl': ['Ciotola', 'Schale', 'Bol', 'Cuenco'],
  'glasses, set of six': ['Sei bicchieri', 'Sechs Gläser', 'Six verres', 'Seis vasos'], 'jug': ['Caraffa', 'Krug', 'Carafe', 'Jarra'], 'vase': ['Vaso', 'Vase', 'Vase', 'Jarrón'],
  'scented candle': ['Candela profumata', 'Duftkerze', 'Bougie parfumée', 'Vela perfumada'], 'table lamp': ['Lampada da tavolo', 'Tischleuchte', 'Lampe de table', 'Lámpara de mesa'],
  'cushion cover': ['Federa per cuscino', 'Kissenhülle', 'Housse de coussin', 'Funda de cojín'], 'throw': ['Plaid', 'Wohndecke', 'Plaid', 'Manta'], 'towel': ['Asciugamano', 'Handtuch', 'Serviette de toilette', 'Toalla'],
  'sheet': ['Lenzuolo', 'Bettlaken', 'Drap', 'Sábana'], 'duvet cover': ['Copripiumino', 'Bettbezug', 'Housse de couette', 'Funda nórdica'], 'pillowcase': ['Federa', 'Kissenbezug', 'Taie d\'oreiller', 'Funda de almohada'],
  'tablecloth': ['Tovaglia', 'Tischdecke', 'Nappe', 'Mantel'], 'napkins, set of four': ['Quattro tovaglioli', 'Vier Servietten', 'Quatre serviettes', 'Cuatro servilletas'], 'rug': ['Tappeto', 'Teppich', 'Tapis', 'Alfombra'],
  'basket': ['Cesto', 'Korb', 'Panier', 'Cesta'], 'tray': ['Vassoio', 'Tablett', 'Plateau', 'Bandeja'], 'apron': ['Grembiule', 'Schürze', 'Tablier', 'Delantal'],
};

/** What they are made of. */
const MATERIALS: Readonly<Record<string, Words>> = {
  'organic cotton': ['cotone biologico', 'Bio-Baumwolle', 'coton biologique', 'algodón orgánico'], 'slub cotton': ['cotone fiammato', 'Flammgarn', 'coton flammé', 'algodón flameado'], 'linen': ['lino', 'Leinen', 'lin', 'lino'],
  'cotton poplin': ['popeline di cotone', 'Baumwollpopeline', 'popeline de coton', 'popelina de algodón'], 'oxford cotton': ['cotone Oxford', 'Oxford-Baumwolle', 'coton Oxford', 'algodón Oxford'],
  'cotton piqué': ['piqué di cotone', 'Baumwollpiqué', 'piqué de coton', 'piqué de algodón'], 'merino wool': ['lana merino', 'Merinowolle', 'laine mérinos', 'lana merino'],
  'brushed cotton': ['cotone garzato', 'aufgerauter Baumwolle', 'coton gratté', 'algodón perchado'], 'loopback cotton': ['cotone felpato', 'French Terry', 'molleton de coton', 'felpa de algodón'],
  'lambswool': ['lana d\'agnello', 'Lammwolle', 'laine d\'agneau', 'lana de cordero'], 'cashmere blend': ['misto cashmere', 'Kaschmirmischung', 'cachemire mélangé', 'mezcla de cachemira'], 'alpaca blend': ['misto alpaca', 'Alpakamischung', 'alpaga mélangé', 'mezcla de alpaca'],
  'stretch cotton': ['cotone elasticizzato', 'Stretch-Baumwolle', 'coton extensible', 'algodón elástico'], 'cotton twill': ['twill di cotone', 'Baumwolltwill', 'twill de coton', 'sarga de algodón'],
  'selvedge denim': ['denim cimosato', 'Selvedge-Denim', 'denim selvedge', 'denim selvedge'], 'stretch denim': ['denim elasticizzato', 'Stretch-Denim', 'denim extensible', 'denim elástico'], 'viscose': ['viscosa', 'Viskose', 'viscose', 'viscosa'],
  'wool blend': ['misto lana', 'Wollmischung', 'laine mélangée', 'mezcla de lana'], 'silk blend': ['misto seta', 'Seidenmischung', 'soie mélangée', 'mezcla de seda'], 'virgin wool': ['lana vergine', 'Schurwolle', 'laine vierge', 'lana virgen'],
  'waxed cotton': ['cotone cerato', 'gewachster Baumwolle', 'coton ciré', 'algodón encerado'], 'recycled nylon': ['nylon riciclato', 'recyceltem Nylon', 'nylon recyclé', 'nailon reciclado'],
  'cotton flannel': ['flanella di cotone', 'Baumwollflanell', 'flanelle de coton', 'franela de algodón'], 'modal': ['modal', 'Modal', 'modal', 'modal'], 'leather': ['pelle', 'Leder', 'cuir', 'piel'], 'canvas': ['tela', 'Canvas', 'toile', 'lona'],
  'suede': ['pelle scamosciata', 'Veloursleder', 'daim', 'ante'], 'recycled polyester': ['poliestere riciclato', 'recyceltem Polyester', 'polyester recyclé', 'poliéster reciclado'], 'stoneware': ['gres', 'Steinzeug', 'grès', 'gres'],
  'porcelain': ['porcellana', 'Porzellan', 'porcelaine', 'porcelana'], 'olive wood': ['legno d\'ulivo', 'Olivenholz', 'bois d\'olivier', 'madera de olivo'], 'recycled glass': ['vetro riciclato', 'Recyclingglas', 'verre recyclé', 'vidrio reciclado'],
  'mouth-blown glass': ['vetro soffiato a bocca', 'mundgeblasenem Glas', 'verre soufflé', 'vidrio soplado'], 'ceramic': ['ceramica', 'Keramik', 'céramique', 'cerámica'], 'soy wax': ['cera di soia', 'Sojawachs', 'cire de soja', 'cera de soja'],
  'beeswax': ['cera d\'api', 'Bienenwachs', 'cire d\'abeille', 'cera de abejas'], 'brass': ['ottone', 'Messing', 'laiton', 'latón'], 'beech': ['faggio', 'Buche', 'hêtre', 'haya'], 'cotton velvet': ['velluto di cotone', 'Baumwollsamt', 'velours de coton', 'terciopelo de algodón'],
  'cotton waffle': ['cotone a nido d\'ape', 'Waffelpiqué', 'coton gaufré', 'algodón gofrado'], 'linen waffle': ['lino a nido d\'ape', 'Waffelleinen', 'lin gaufré', 'lino gofrado'], 'cotton percale': ['percalle di cotone', 'Baumwollperkal', 'percale de coton', 'percal de algodón'],
  'washed linen': ['lino lavato', 'gewaschenem Leinen', 'lin lavé', 'lino lavado'], 'cotton': ['cotone', 'Baumwolle', 'coton', 'algodón'], 'jute': ['iuta', 'Jute', 'jute', 'yute'], 'wool': ['lana', 'Wolle', 'laine', 'lana'],
  'seagrass': ['giunco marino', 'Seegras', 'jonc de mer', 'junco marino'], 'willow': ['vimini', 'Weide', 'osier', 'mimbre'], 'oak': ['rovere', 'Eiche', 'chêne', 'roble'], 'acacia': ['acacia', 'Akazie', 'acacia', 'acacia'],
};

/** Between a model and what it is made of. */
const OF: Words = ['in', 'aus', 'en', 'de'];

/** What a description begins with, after the title. */
const FROM: Words = ['Della collezione', 'Aus der Kollektion', 'De la collection', 'De la colección'];

interface Described {
  readonly model: string;
  readonly material: string;
  readonly collection: string;
  readonly brand: string;
}

/** The title and description of a product in a language. */
export function translatedTexts(language: TranslatedLanguage, { model, material, collection, brand }: Described): { readonly title: string; readonly description: string } {
  const at = TRANSLATED.indexOf(language);
  const word = (words: Words | undefined): string => words?.[at] ?? '';
  const title = `${word(MODELS[model])} ${collection} ${word(OF)} ${word(MATERIALS[material])}`;
  return { title, description: `<p>${title}. ${word(FROM)} ${collection}, ${brand}.</p>` };
}

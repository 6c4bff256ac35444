import type { InEveryLanguage } from '#contract/languages.js';

const en = {
  required: 'is required', type: 'must be of the type {type}', oneOf: 'must be one of: {allowed}', nearest: 'did you mean {nearest}?',
  shortest: 'must have at least {n} characters', longest: 'must have at most {n} characters', fewest: 'must have at least {n} entries', most: 'must have at most {n} entries',
  smallest: 'must be {n} or more', largest: 'must be {n} or less', format: 'must have the form of {form}', day: 'must be a day from {first} to {last}, as YYYY-MM-DD', unknownField: 'is no argument of this tool; it takes: {allowed}', invalid: 'is not valid',
  invalidArguments: 'The arguments of {tool} cannot be used: {fields}', unknownTool: 'There is no tool {tool}', permissionDenied: 'This needs the permission {permission}, which you do not have in {company}',
  companyRequired: 'Name the company with the header X-Service-Company, by its number', companyForbidden: 'You have no access to this module in this company', moduleOff: 'The module {module} is switched off for AI clients in {company}: an owner or admin can switch it on', companyNotReady: '{company} has no catalog yet: somebody who manages the catalog makes one, or it comes with the first product that is saved there',
  unsupportedVersion: 'This version of the tool contract is not supported', next: 'Call {tool} next', cut: 'The result was too long and was cut: ask for fewer records with limit, or for one record', cutPeriod: 'The result was too long and was cut at its end: ask for fewer days with from and to',
  cutRecord: 'The record was too long and was cut in its longest lists and texts. Its version is left out: do not write back what was cut',
  confirmFirst: 'Nothing was done yet: show the person this result, and call again with confirm=true once they agree', draftSaved: 'It is a draft: websites show nothing of it until it is published with brain_publish_content',
  alreadyPublic: 'Nothing changes: the site shows these texts already as they are', notShown: 'No tool shows the company and role of those in not_shown once they are merged: keep what is needed in a note about the contact that stays',
  contentInParts: 'The content is too long for one result and has no version here: read it with part, piece by piece, and change it in the editor',
  moreOfKinds: 'There are more than these: ask again with kind, one of {kinds}',
  staleTools: 'The active company changed: list the tools again, some may differ', switchCompany: 'Switch to another company with service_switch_company', askOwner: 'Ask an owner or admin of the company to give it to you', late: 'The module did not answer within {n} seconds (request {request}); read before you repeat a write', away: 'The module is unavailable at present (request {request}); try again in a moment', broken: 'The module failed (request {request})',
  nothingFound: 'Nothing fits all of this together: {given}. Try fewer or other words and filters', nothingYet: 'There is nothing to list yet', unknownCode: '{argument}: nothing has {code}; in use are: {known}', codes: '{argument} can be: {known}', noCodes: '{argument}: none is in use yet', promisedAlone: 'Only orders with a promised day can be late: the others are not counted here',
  notCounted: 'Nothing is counted yet: a company has figures a minute after its first order',
  comparesWhole: 'Today is not over: previous compares with the whole days {from} to {to}, whose totals are in compares_with', comparesToday: 'Today is not over, and previous is a whole day',
  tooManyCalls: 'Too many calls of this module: wait {n} seconds', noRequest: 'The body is no JSON-RPC 2.0 request; batches are not taken', noVersion: 'MCP-Protocol-Version is no version: 2025-06-18',
  unknownMethod: 'There is no method {method}', callParams: 'tools/call needs the name of a tool, and arguments as an object', initializeParams: 'initialize needs protocolVersion, capabilities and clientInfo', onePage: 'tools/list is one page: there is no cursor',
  noSuchCatalog: 'X-Service-Store names no catalog of {company} that you can use: leave it out for the first one',
};

/** What is said of arguments and refusals, with a sentence for each in every language; `{name}` stands for a value. */
export type Words = Readonly<Record<keyof typeof en, string>>;

const it: Words = {
  required: 'è obbligatorio', type: 'deve essere di tipo {type}', oneOf: 'deve essere uno tra: {allowed}', nearest: 'forse {nearest}?',
  shortest: 'deve avere almeno {n} caratteri', longest: 'deve avere al massimo {n} caratteri', fewest: 'deve avere almeno {n} elementi', most: 'deve avere al massimo {n} elementi',
  smallest: 'deve essere almeno {n}', largest: 'deve essere al massimo {n}', format: 'deve avere la forma di {form}', day: 'deve essere un giorno dal {first} al {last}, come AAAA-MM-GG (YYYY-MM-DD)', unknownField: 'non è un argomento di questo strumento; accetta: {allowed}', invalid: 'non è valido',
  invalidArguments: 'Gli argomenti di {tool} non sono utilizzabili: {fields}', unknownTool: 'Non esiste lo strumento {tool}', permissionDenied: 'Serve il permesso {permission}, che non hai in {company}',
  companyRequired: 'Indica l\'azienda con l\'intestazione X-Service-Company, con il suo numero', companyForbidden: 'Non hai accesso a questo modulo in questa azienda', moduleOff: 'Il modulo {module} è disattivato per i client AI in {company}: può attivarlo un proprietario o un amministratore', companyNotReady: '{company} non ha ancora un catalogo: lo crea chi gestisce il catalogo, o nasce con il primo prodotto salvato lì',
  unsupportedVersion: 'Questa versione del contratto degli strumenti non è supportata', next: 'Chiama poi {tool}', cut: 'Il risultato era troppo lungo ed è stato tagliato: chiedi meno record con limit, o un solo record', cutPeriod: 'Il risultato era troppo lungo ed è stato tagliato alla fine: chiedi meno giorni con from e to',
  cutRecord: 'Il record era troppo lungo ed è stato tagliato negli elenchi e nei testi più lunghi. La sua versione manca: non riscrivere ciò che è stato tagliato',
  confirmFirst: 'Non è stato fatto ancora nulla: mostra questo risultato alla persona e richiama con confirm=true quando è d\'accordo', draftSaved: 'È una bozza: i siti non ne mostrano nulla finché non viene pubblicata con brain_publish_content',
  alreadyPublic: 'Non cambia nulla: il sito mostra già questi testi così come sono', notShown: 'Dopo l\'unione nessuno strumento mostra azienda e ruolo di chi è in not_shown: conserva ciò che serve in una nota sul contatto che resta',
  contentInParts: 'Il contenuto è troppo lungo per un risultato e qui non ha version: leggilo a pezzi con part, e modificalo nell\'editor',
  moreOfKinds: 'Ce ne sono altri: richiama con kind, uno tra {kinds}',
  staleTools: 'L\'azienda attiva è cambiata: rileggi l\'elenco degli strumenti, alcuni possono essere diversi', switchCompany: 'Passa a un\'altra azienda con service_switch_company', askOwner: 'Chiedi a chi possiede o amministra l\'azienda di concedertelo', late: 'Il modulo non ha risposto entro {n} secondi (richiesta {request}); leggi prima di ripetere una scrittura', away: 'Il modulo non è disponibile al momento (richiesta {request}); riprova tra poco', broken: 'Il modulo ha avuto un errore (richiesta {request})',
  nothingFound: 'Niente corrisponde a tutto questo insieme: {given}. Prova con meno parole o filtri, o con altri', nothingYet: 'Non c\'è ancora nulla da elencare', unknownCode: '{argument}: nulla ha {code}; in uso ci sono: {known}', codes: '{argument} può essere: {known}', noCodes: '{argument}: non ce n\'è ancora in uso', promisedAlone: 'Solo gli ordini con un giorno promesso possono essere in ritardo: gli altri non sono contati qui',
  notCounted: 'Non è stato ancora contato nulla: un\'azienda ha cifre un minuto dopo il suo primo ordine',
  comparesWhole: 'Oggi non è finito: previous si confronta con i giorni interi dal {from} al {to}, i cui totali sono in compares_with', comparesToday: 'Oggi non è finito, e previous è un giorno intero',
  tooManyCalls: 'Troppe chiamate di questo modulo: aspetta {n} secondi', noRequest: 'Il corpo non è una richiesta JSON-RPC 2.0; le richieste raggruppate non sono accettate', noVersion: 'MCP-Protocol-Version non è una versione: 2025-06-18',
  unknownMethod: 'Non esiste il metodo {method}', callParams: 'tools/call vuole il nome di uno strumento, e arguments come oggetto', initializeParams: 'initialize vuole protocolVersion, capabilities e clientInfo', onePage: 'tools/list è una sola pagina: non c\'è un cursore',
  noSuchCatalog: 'X-Service-Store non indica un catalogo di {company} che puoi usare: ometti l\'intestazione per il primo',
};

const de: Words = {
  required: 'fehlt', type: 'muss vom Typ {type} sein', oneOf: 'muss eines davon sein: {allowed}', nearest: 'gemeint ist vielleicht {nearest}?',
  shortest: 'muss mindestens {n} Zeichen haben', longest: 'darf höchstens {n} Zeichen haben', fewest: 'muss mindestens {n} Einträge haben', most: 'darf höchstens {n} Einträge haben',
  smallest: 'muss mindestens {n} sein', largest: 'darf höchstens {n} sein', format: 'muss die Form von {form} haben', day: 'muss ein Tag vom {first} bis {last} sein, als JJJJ-MM-TT (YYYY-MM-DD)', unknownField: 'ist kein Argument dieses Werkzeugs; es nimmt: {allowed}', invalid: 'ist nicht gültig',
  invalidArguments: 'Die Argumente von {tool} sind nicht brauchbar: {fields}', unknownTool: 'Es gibt kein Werkzeug {tool}', permissionDenied: 'Das braucht die Berechtigung {permission}, die Sie in {company} nicht haben',
  companyRequired: 'Nennen Sie die Firma im Header X-Service-Company mit ihrer Nummer', companyForbidden: 'Sie haben in dieser Firma keinen Zugang zu diesem Modul', moduleOff: 'Das Modul {module} ist in {company} für KI-Clients abgeschaltet: Inhaber oder Administratoren können es einschalten', companyNotReady: '{company} hat noch keinen Katalog: wer den Katalog verwaltet, legt ihn an, oder er entsteht mit dem ersten Produkt, das dort gespeichert wird',
  unsupportedVersion: 'Diese Version des Werkzeugvertrags wird nicht unterstützt', next: 'Rufen Sie danach {tool} auf', cut: 'Das Ergebnis war zu lang und wurde gekürzt: fragen Sie mit limit nach weniger Datensätzen, oder nach einem einzelnen', cutPeriod: 'Das Ergebnis war zu lang und wurde am Ende gekürzt: fragen Sie mit from und to nach weniger Tagen',
  cutRecord: 'Der Datensatz war zu lang und wurde in seinen längsten Listen und Texten gekürzt. Seine Version fehlt: schreiben Sie nicht zurück, was gekürzt wurde',
  confirmFirst: 'Es ist noch nichts geschehen: Zeigen Sie der Person dieses Ergebnis, und rufen Sie mit confirm=true erneut auf, wenn sie zustimmt', draftSaved: 'Das ist ein Entwurf: Websites zeigen nichts davon, bis brain_publish_content ihn veröffentlicht',
  alreadyPublic: 'Es ändert sich nichts: die Website zeigt diese Texte schon so, wie sie sind', notShown: 'Nach dem Zusammenführen zeigt kein Werkzeug Firma und Rolle derer in not_shown: bewahren Sie, was gebraucht wird, in einer Notiz zum verbliebenen Kontakt auf',
  contentInParts: 'Der Inhalt ist zu lang für ein Ergebnis und hat hier keine version: Lesen Sie ihn mit part stückweise, und ändern Sie ihn im Editor',
  moreOfKinds: 'Es gibt mehr davon: Fragen Sie erneut mit kind, eines von {kinds}',
  staleTools: 'Die aktive Firma hat gewechselt: listen Sie die Werkzeuge neu auf, einige können andere sein', switchCompany: 'Wechseln Sie mit service_switch_company in eine andere Firma', askOwner: 'Bitten Sie einen Inhaber oder Admin der Firma darum', late: 'Das Modul hat nicht innerhalb von {n} Sekunden geantwortet (Anfrage {request}); lesen Sie, bevor Sie einen Schreibvorgang wiederholen', away: 'Das Modul ist zurzeit nicht verfügbar (Anfrage {request}); versuchen Sie es gleich noch einmal', broken: 'Das Modul hatte einen Fehler (Anfrage {request})',
  nothingFound: 'Nichts passt zu all dem zusammen: {given}. Versuchen Sie es mit weniger oder anderen Wörtern und Filtern', nothingYet: 'Es gibt noch nichts aufzulisten', unknownCode: '{argument}: nichts hat {code}; in Gebrauch sind: {known}', codes: '{argument} kann sein: {known}', noCodes: '{argument}: noch ist nichts in Gebrauch', promisedAlone: 'Nur Bestellungen mit zugesagtem Tag können verspätet sein: die anderen zählen hier nicht',
  notCounted: 'Noch ist nichts gezählt: Eine Firma hat Zahlen eine Minute nach ihrer ersten Bestellung',
  comparesWhole: 'Heute ist nicht vorbei: previous ist mit den ganzen Tagen {from} bis {to} zu vergleichen, deren Summen in compares_with stehen', comparesToday: 'Heute ist nicht vorbei, und previous ist ein ganzer Tag',
  tooManyCalls: 'Zu viele Aufrufe dieses Moduls: Warten Sie {n} Sekunden', noRequest: 'Der Inhalt ist keine JSON-RPC-2.0-Anfrage; gebündelte Anfragen werden nicht angenommen', noVersion: 'MCP-Protocol-Version ist keine Version: 2025-06-18',
  unknownMethod: 'Es gibt keine Methode {method}', callParams: 'tools/call braucht den Namen eines Werkzeugs und arguments als Objekt', initializeParams: 'initialize braucht protocolVersion, capabilities und clientInfo', onePage: 'tools/list ist eine einzige Seite: Es gibt keinen Cursor',
  noSuchCatalog: 'X-Service-Store nennt keinen Katalog von {company}, den Sie benutzen können: ohne den Header gilt der erste',
};

const fr: Words = {
  required: 'est obligatoire', type: 'doit être du type {type}', oneOf: 'doit être l\'un de : {allowed}', nearest: 'peut-être {nearest} ?',
  shortest: 'doit avoir au moins {n} caractères', longest: 'doit avoir au plus {n} caractères', fewest: 'doit avoir au moins {n} éléments', most: 'doit avoir au plus {n} éléments',
  smallest: 'doit être au moins {n}', largest: 'doit être au plus {n}', format: 'doit avoir la forme de {form}', day: 'doit être un jour du {first} au {last}, comme AAAA-MM-JJ (YYYY-MM-DD)', unknownField: 'n\'est pas un argument de cet outil ; il accepte : {allowed}', invalid: 'n\'est pas valide',
  invalidArguments: 'Les arguments de {tool} ne sont pas utilisables : {fields}', unknownTool: 'Il n\'y a pas d\'outil {tool}', permissionDenied: 'Il faut la permission {permission}, que vous n\'avez pas dans {company}',
  companyRequired: 'Indiquez l\'entreprise avec l\'en-tête X-Service-Company, par son numéro', companyForbidden: 'Vous n\'avez pas accès à ce module dans cette entreprise', moduleOff: 'Le module {module} est désactivé pour les clients IA dans {company} : un propriétaire ou un administrateur peut l\'activer', companyNotReady: '{company} n\'a pas encore de catalogue : la personne qui gère le catalogue en crée un, ou il naît avec le premier produit qui y est enregistré',
  unsupportedVersion: 'Cette version du contrat des outils n\'est pas prise en charge', next: 'Appelez ensuite {tool}', cut: 'Le résultat était trop long et a été coupé : demandez moins d\'enregistrements avec limit, ou un seul', cutPeriod: 'Le résultat était trop long et a été coupé à la fin : demandez moins de jours avec from et to',
  cutRecord: 'L\'enregistrement était trop long et a été coupé dans ses listes et textes les plus longs. Sa version manque : ne réécrivez pas ce qui a été coupé',
  confirmFirst: 'Rien n\'est encore fait : montrez ce résultat à la personne, et rappelez avec confirm=true quand elle est d\'accord', draftSaved: 'C\'est un brouillon : les sites n\'en montrent rien tant que brain_publish_content ne l\'a pas publié',
  alreadyPublic: 'Rien ne change : le site montre déjà ces textes tels quels', notShown: 'Après la fusion, aucun outil ne montre la société et le rôle de ceux de not_shown : gardez l\'utile dans une note sur le contact qui reste',
  contentInParts: 'Le contenu est trop long pour un résultat et n\'a pas de version ici : lisez-le par morceaux avec part, et modifiez-le dans l\'éditeur',
  moreOfKinds: 'Il y en a d\'autres : rappelez avec kind, parmi {kinds}',
  staleTools: 'L\'entreprise active a changé : relisez la liste des outils, certains peuvent différer', switchCompany: 'Passez à une autre entreprise avec service_switch_company', askOwner: 'Demandez-le à un propriétaire ou un administrateur de l\'entreprise', late: 'Le module n\'a pas répondu en {n} secondes (requête {request}) ; lisez avant de répéter une écriture', away: 'Le module est indisponible pour le moment (requête {request}) ; réessayez dans un instant', broken: 'Le module a échoué (requête {request})',
  nothingFound: 'Rien ne correspond à tout cela ensemble : {given}. Essayez avec moins de mots et de filtres, ou avec d\'autres', nothingYet: 'Il n\'y a encore rien à lister', unknownCode: '{argument} : rien n\'a {code} ; sont utilisés : {known}', codes: '{argument} peut être : {known}', noCodes: '{argument} : aucun n\'est encore utilisé', promisedAlone: 'Seules les commandes avec un jour promis peuvent être en retard : les autres ne sont pas comptées ici',
  notCounted: 'Rien n\'est encore compté : une entreprise a des chiffres une minute après sa première commande',
  comparesWhole: 'Aujourd\'hui n\'est pas terminé : previous se compare aux jours entiers du {from} au {to}, dont les totaux sont dans compares_with', comparesToday: 'Aujourd\'hui n\'est pas terminé, et previous est un jour entier',
  tooManyCalls: 'Trop d\'appels de ce module : attendez {n} secondes', noRequest: 'Le corps n\'est pas une requête JSON-RPC 2.0 ; les requêtes groupées ne sont pas acceptées', noVersion: 'MCP-Protocol-Version n\'est pas une version : 2025-06-18',
  unknownMethod: 'Il n\'y a pas de méthode {method}', callParams: 'tools/call demande le nom d\'un outil, et arguments comme objet', initializeParams: 'initialize demande protocolVersion, capabilities et clientInfo', onePage: 'tools/list tient en une page : il n\'y a pas de curseur',
  noSuchCatalog: 'X-Service-Store ne désigne aucun catalogue de {company} que vous puissiez utiliser : sans cet en-tête, c\'est le premier',
};

const es: Words = {
  required: 'es obligatorio', type: 'debe ser del tipo {type}', oneOf: 'debe ser uno de: {allowed}', nearest: '¿quizá {nearest}?',
  shortest: 'debe tener al menos {n} caracteres', longest: 'debe tener como máximo {n} caracteres', fewest: 'debe tener al menos {n} elementos', most: 'debe tener como máximo {n} elementos',
  smallest: 'debe ser al menos {n}', largest: 'debe ser como máximo {n}', format: 'debe tener la forma de {form}', day: 'debe ser un día del {first} al {last}, como AAAA-MM-DD (YYYY-MM-DD)', unknownField: 'no es un argumento de esta herramienta; acepta: {allowed}', invalid: 'no es válido',
  invalidArguments: 'Los argumentos de {tool} no se pueden usar: {fields}', unknownTool: 'No existe la herramienta {tool}', permissionDenied: 'Hace falta el permiso {permission}, que no tienes en {company}',
  companyRequired: 'Indica la empresa con la cabecera X-Service-Company, por su número', companyForbidden: 'No tienes acceso a este módulo en esta empresa', moduleOff: 'El módulo {module} está desactivado para los clientes de IA en {company}: puede activarlo un propietario o un administrador', companyNotReady: '{company} aún no tiene catálogo: lo crea quien gestiona el catálogo, o nace con el primer producto que se guarda allí',
  unsupportedVersion: 'Esta versión del contrato de herramientas no es compatible', next: 'Llama después a {tool}', cut: 'El resultado era demasiado largo y se ha cortado: pide menos registros con limit, o uno solo', cutPeriod: 'El resultado era demasiado largo y se ha cortado al final: pide menos días con from y to',
  cutRecord: 'El registro era demasiado largo y se ha cortado en sus listas y textos más largos. Falta su versión: no vuelvas a escribir lo cortado',
  confirmFirst: 'Aún no se ha hecho nada: muestra este resultado a la persona y vuelve a llamar con confirm=true cuando esté de acuerdo', draftSaved: 'Es un borrador: los sitios no muestran nada de él hasta publicarlo con brain_publish_content',
  alreadyPublic: 'No cambia nada: el sitio ya muestra estos textos tal como están', notShown: 'Tras la unión ninguna herramienta muestra la empresa y la función de los de not_shown: guarda lo necesario en una nota sobre el contacto que queda',
  contentInParts: 'El contenido es demasiado largo para un resultado y aquí no tiene version: léelo por partes con part, y cámbialo en el editor',
  moreOfKinds: 'Hay más: vuelve a llamar con kind, uno de {kinds}',
  staleTools: 'La empresa activa ha cambiado: vuelve a listar las herramientas, algunas pueden ser distintas', switchCompany: 'Cambia a otra empresa con service_switch_company', askOwner: 'Pídeselo a un propietario o administrador de la empresa', late: 'El módulo no respondió en {n} segundos (solicitud {request}); lee antes de repetir una escritura', away: 'El módulo no está disponible por ahora (solicitud {request}); inténtalo de nuevo en un momento', broken: 'El módulo falló (solicitud {request})',
  nothingFound: 'Nada cumple todo esto a la vez: {given}. Prueba con menos palabras y filtros, o con otros', nothingYet: 'Aún no hay nada que listar', unknownCode: '{argument}: nada tiene {code}; en uso hay: {known}', codes: '{argument} puede ser: {known}', noCodes: '{argument}: aún no hay ninguno en uso', promisedAlone: 'Solo los pedidos con un día prometido pueden ir tarde: los demás no se cuentan aquí',
  notCounted: 'Aún no se ha contado nada: una empresa tiene cifras un minuto después de su primer pedido',
  comparesWhole: 'Hoy no ha terminado: previous se compara con los días enteros del {from} al {to}, cuyos totales están en compares_with', comparesToday: 'Hoy no ha terminado, y previous es un día entero',
  tooManyCalls: 'Demasiadas llamadas a este módulo: espera {n} segundos', noRequest: 'El cuerpo no es una solicitud JSON-RPC 2.0; no se aceptan solicitudes agrupadas', noVersion: 'MCP-Protocol-Version no es una versión: 2025-06-18',
  unknownMethod: 'No existe el método {method}', callParams: 'tools/call necesita el nombre de una herramienta, y arguments como objeto', initializeParams: 'initialize necesita protocolVersion, capabilities y clientInfo', onePage: 'tools/list es una sola página: no hay cursor',
  noSuchCatalog: 'X-Service-Store no indica ningún catálogo de {company} que puedas usar: sin la cabecera se usa el primero',
};

/** What tools say of arguments and refusals, in the five languages. */
export const WORDS: InEveryLanguage<Words> = { it, en, de, fr, es };

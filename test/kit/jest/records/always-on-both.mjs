/** Test files that run on MariaDB whatever others run there: they show what a database does beside answering a statement, or are the main contract of a surface. */
const ALWAYS = [
  /^faults\/(?!(?:return|export|images)-killed)/, // a database that is away, slow, full or killed in the middle: of the deaths of a process those of orders, webhooks and imports
  /^subgraphs\/(?:isolation|permissions)\/|isolation|tenants|privacy|strangers/, // whose rows a statement reaches
  /^subgraphs\/kit\//, // transactions, feeds, migrations, drift, long lists
  /races|racers|locks|lost-updates|meanwhile|-many|against|conflicts|model|random|under-load/, // several at once, and long lives
  /two-processes|of-two|lease|backup|migrat|master-key|sealed/,
  /long-texts|longest|bounded|hostile|damaged|walked-tables|polling|^contract\/catalog\/limits|^subgraphs\/\w+\/pages\.test/, // lengths, attacks, orders of lists
  /^contract\/fulfillment\/(?:orders|stock|writes|work|real-graph|idempotency)\.test/, /^contract\/wms-(?:json|xml)\/golden\.test/, /^contract\/commerce\/life\.test/, /^contract\/returns\/create\.test/,
  /^contract\/tracking\/(?:intake|public)\.test/, /^contract\/promise\/answer\.test/, /^contract\/catalog\/(?:writing|reading)\.test/, /^contract\/collector\/(?:events|month)\.test/,
  /^contract\/delivery\/lists\.test/, /^contract\/oidc\/tokens\.test/, /^contract\/connector\/protocol\.test/, /^contract\/tools\/run\.test/, /^journeys\/three-dialects\.test/,
];

/** Plans of statements are those of one database, and some tests are of a server. */
const OF_ONE_DATABASE = /\b(?:stepsOf|scans)\(|EXPLAIN (?:QUERY|FORMAT)|=== 'mysql'|PORTICO_TEST_MYSQL/;

/** Whether a test file, by its path below test/ and its text, is never left out on MariaDB. */
export const isAlwaysOnBoth = (file, text) => ALWAYS.some((kind) => kind.test(file)) || OF_ONE_DATABASE.test(text);

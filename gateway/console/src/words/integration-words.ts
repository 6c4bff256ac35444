import type { CallOutcome, CatalogKeyLevel, CertificationStepName, ConnectionIndicator, ConnectionKind, DeliveryState, FieldRule } from '#contract/schema.generated.js';

/** What can be done with a connection after a confirmation. */
export type ChangeName = 'activate' | 'delete' | 'pause' | 'renewSecret' | 'rotate';

/** What a new connection may be given. */
export type SecretName = 'apiKey' | 'password' | 'signingSecret' | 'username' | 'webhookSecret';

type Texts<Keys extends string> = Readonly<Record<Keys, string>>;

/** The texts of the integrations: connections, deliveries and calls. */
export type IntegrationWords = Texts<
  'title' | 'connections' | 'deliveries' | 'calls' | 'create' | 'edit' | 'save' | 'noConnection' | 'noConnectionAdvice' | 'noSuchConnection' | 'noSuchConnectionAdvice' | 'interface' | 'state' | 'name' | 'location' | 'lastCall' |
  'recentCalls' | 'never' | 'notLogged' | 'silentAdvice' | 'draftAdvice' | 'latestDeliveries' | 'allDeliveries' | 'latestCalls' | 'allCalls' | 'settings' | 'credentials' | 'scopes' | 'rate' | 'allowlist' | 'anyAddress' | 'dedicatedHost' |
  'createdAt' | 'updatedAt' | 'catalog' | 'format' | 'pages' | 'domains' | 'site' | 'publicKey' | 'isSet' | 'secretsHint' | 'copy' | 'copied' | 'notCopied' | 'noSecret' | 'shownOnce' | 'haveStored' | 'webhooks' | 'noWebhook' | 'day' |
  'lastDelivered' | 'lastFailed' | 'inactive' | 'allEvents' | 'ping' | 'recover' | 'recoverSince' | 'recoverHint' | 'resend' | 'resent' | 'certification' | 'certifyInSandbox' | 'certifyByCalls' | 'certifyAsk' | 'guide' | 'sandboxGuide' | 'missing' |
  'shown' | 'byCall' | 'webhookUrl' | 'commas' | 'activateNow' | 'level' | 'fieldRule' | 'timeZone' | 'connection' | 'from' | 'to' | 'ofNoConnection' | 'ofDeleted' | 'isRetried' | 'noDelivery' | 'noDeliveryAdvice' | 'event' | 'created' |
  'attempts' | 'lastAnswer' | 'noSuchDelivery' | 'keptFor' | 'payload' | 'noAttempt' | 'details' | 'dueAt' | 'finishedAt' | 'eventId' | 'noAnswer' | 'requestHeaders' | 'answerHeaders' | 'answerBody' | 'body' | 'isCut' | 'download' |
  'noCall' | 'noCallAdvice' | 'call' | 'answer' | 'surface' | 'at' | 'took' | 'failedCalls' | 'status' | 'pathPart' | 'noSuchCall' | 'request' | 'noBody' | 'operation' | 'address' | 'requestId' | 'repeat' | 'userHint' | 'keyHint' | 'fileHint' |
  'copyCurl' | 'copyDryRun' | 'dryRunHint' | 'repeatNow' | 'repeatHint' | 'answeredNow' | 'sameAnswer' | 'otherAnswer' | 'noText' | 'asCommand'> & {
    readonly indicators: Texts<ConnectionIndicator>;
    readonly kinds: Texts<ConnectionKind>;
    readonly changes: Texts<ChangeName>;
    /** What each change does, before it is done. */
    readonly consequences: Texts<ChangeName>;
    readonly secrets: Texts<SecretName>;
    readonly levels: Texts<CatalogKeyLevel>;
    readonly fieldRules: Texts<FieldRule>;
    readonly deliveryStates: Texts<DeliveryState>;
    readonly usualDeliveries: Texts<'all' | 'failed' | 'retried' | 'waiting'>;
    readonly outcomes: Texts<CallOutcome>;
    readonly steps: Texts<CertificationStepName>;
    /** What each key does. */
    readonly silentSince: (at: string) => string;
    /** Of a busy connection the last calls alone are counted. */
    readonly callCount: (count: string, isComplete: boolean) => string;
    readonly failedCount: (count: string) => string;
    readonly credentialsOf: (name: string) => string;
    readonly deliveryCounts: (counts: Texts<'delivered' | 'givenUp' | 'suppressed' | 'waiting'>) => string;
    readonly lastHours: (hours: string) => string;
    readonly wouldResend: (count: string) => string;
    readonly wereResent: (count: string) => string;
    readonly stepsMissing: (open: string, all: string) => string;
    readonly certified: (at: string) => string;
    readonly attempt: (number: string) => string;
    readonly duration: (milliseconds: string) => string;
  };

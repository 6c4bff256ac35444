import type { CompanyRole, ModuleRole } from '#contract/schema.generated.js';
import type { Module, Permission } from '#contract/permissions.js';
import type { AuditPart } from '../people/audit-search.js';

type Texts<Keys extends string> = Readonly<Record<Keys, string>>;

/** A change of people or of what they hold that is confirmed before it is done. */
export type PeopleChange = 'deactivate' | 'disconnect' | 'endOthers' | 'endSession' | 'reactivate' | 'remove' | 'reset' | 'revokeInvitation' | 'revokeToken' | 'signOut';

/** The texts of people: members, what they hold, and the audit log. */
export type PeopleWords = Texts<
  'title' | 'lead' | 'members' | 'access' | 'accessLead' | 'audit' | 'auditLead' | 'invite' | 'name' | 'email' | 'role' | 'state' | 'active' | 'deactivated' | 'lastSeen' | 'never' | 'added' | 'oneTimeUntil' | 'you' | 'staffOfPlatform' | 'notAMember' | 'notAMemberAdvice' | 'back' | 'details' | 'everything' |
  'invitations' | 'noInvitations' | 'invitedBy' | 'until' | 'how' | 'byMail' | 'byPassword' | 'byMailAdvice' | 'byPasswordAdvice' | 'language' | 'moduleRolesHint' | 'changeRole' | 'permissions' | 'permissionsLead' | 'lastOwner' | 'ownersOnly' | 'aloneManaged' | 'whatTheyDid' |
  'oneTimePassword' | 'passwordShownOnce' | 'haveStored' | 'sessions' | 'noSessions' | 'sessionsElsewhere' | 'sessionsLead' | 'ownSessionsLead' | 'signedIn' | 'ends' |
  'apps' | 'appsLead' | 'noApps' | 'verified' | 'notVerified' | 'connected' | 'leadsTo' | 'tokens' | 'tokensLead' | 'ownTokens' | 'allTokens' | 'noTokens' | 'createToken' | 'tokenOwner' | 'ofCompany' | 'mayDo' | 'allOfPerson' | 'created' | 'lastUsed' | 'expires' | 'expired' | 'forever' | 'purpose' | 'limitHint' | 'forProgram' | 'forYourself' | 'tokenFor' | 'token' | 'tokenShownOnce' |
  'before' | 'after' | 'who' | 'record' | 'recordHint' | 'part' | 'operation' | 'operationHint' | 'from' | 'to' | 'noEntry' | 'noEntryAdvice' | 'showAllEntries' | 'via' | 'request' | 'asked' | 'withheld' | 'noChange' | 'partRefused'> & {
    readonly roles: Texts<CompanyRole>;
    readonly moduleRoles: Texts<ModuleRole>;
    readonly modules: Texts<Module>;
    /** What each permission means. */
    readonly meanings: Texts<Permission>;
    readonly changes: Texts<PeopleChange>;
    readonly consequences: Texts<PeopleChange>;
    readonly parts: Texts<AuditPart>;
    readonly count: (people: string) => string;
    readonly forDays: (days: string) => string;
    /** Of the records that one write changed, those that are not kept. */
    readonly moreChanges: (count: string) => string;
  };

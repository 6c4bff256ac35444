import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { findSurfaces } from '../../../gateway/server/find-surfaces.js';
import { MAKING, NAMED, NAMELESS } from './named.js';

/** Operations that the provider calls as itself, of people and clients of no company; the test of what is not listed refuses them to everybody else. */
const OF_THE_PROVIDER = ['Query.oauthSigningKeys', 'Query.oauthUserinfo', 'Query.oauthConsent', 'Query.oauthConsentAgain', 'Query.registeredRedirect', 'Mutation.registerOAuthClient', 'Mutation.requestOAuthTokens', 'Mutation.revokeOAuthToken', 'Mutation.beginAuthorization', 'Mutation.decideConsent',
  'Mutation.signIn', 'Query.signInSession', 'Mutation.endSignInSession', 'Mutation.requestPasswordReset', 'Query.passwordLink', 'Mutation.resetForgottenPassword', 'Mutation.changeOwnProfile', 'Mutation.changeOwnPassword',
  'Mutation.requestEmailChange', 'Query.emailLink', 'Mutation.confirmEmail', 'Query.ownSessions', 'Mutation.endOwnSessions', 'Query.ownApps', 'Mutation.endOwnApp', 'Mutation.leaveOwnCompany', 'Query.invitationOfLink', 'Mutation.acceptInvitation'];

/** Operations that the tracking surface calls as itself: a signed link says whose shipment it is, and a connection whose events. The test of what is not listed refuses them to everybody else. */
const OF_TRACKING = ['Query.publicTracking', 'Mutation.applyTrackingEvents', 'Mutation.simulateTrackingEvents', 'Mutation.simulateParcel'];

/** Operations that the returns portal calls as itself: a name says whose portal it is, a session whose order, a token whose return. The test of what is not listed refuses them to everybody else. */
const OF_RETURNS = ['Query.returnsPortalInfo', 'Query.returnsPortalOpen', 'Query.portalLookup', 'Query.portalSession', 'Query.portalOrder', 'Query.portalReturnEstimate', 'Mutation.createPortalReturn', 'Query.portalReturn', 'Query.portalReturnLabel', 'Mutation.cancelPortalReturn', 'Mutation.simulatePortalOrder'];

/** The delivery promise calls as itself: a token says whose storefront asks. The test of what is not listed refuses it to everybody else. */
const OF_PROMISE = ['Query.storeConnection', 'Query.deliveryPromise'];

/** The collector calls as itself: a key says whose storefront reports. The test of what is not listed refuses them to everybody else. */
const OF_COLLECTOR = ['Query.collectorInstallation', 'Mutation.collectEvents', 'Mutation.changeConsent', 'Query.sizeWidget'];

/** The surfaces of AI clients call these as themselves: a token says who is asked for, and whose companies may be chosen. The test of what is not listed refuses them to everybody else. */
const OF_ASSISTANTS = ['Query.assistantUser', 'Mutation.chooseAssistantCompany', 'Mutation.recordAssistantCalls', 'Query.ownAssistantCalls'];

/** Images are for everybody who knows their content or id, and photos of returns for everybody with a signed address; the interfaces read them as themselves. */
const OF_EVERYBODY = ['Query.media', 'Query.assetMedia', 'Query.returnPhoto'];

const LISTED: ReadonlySet<string> = new Set([...Object.keys(NAMED), ...NAMELESS, ...MAKING, ...OF_THE_PROVIDER, ...OF_TRACKING, ...OF_RETURNS, ...OF_PROMISE, ...OF_COLLECTOR, ...OF_ASSISTANTS, ...OF_EVERYBODY]);

/** The fields an operation uses: `Mutation.cancelOrder`. */
const asked = ({ definitions }: DocumentNode): string[] => definitions.flatMap((one) => (one.kind !== Kind.OPERATION_DEFINITION ? [] : one.selectionSet.selections.flatMap((field) =>
  (field.kind === Kind.FIELD ? [`${one.operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation'}.${field.name.value}`] : []))));

const surfaces = await findSurfaces();
const ROWS = surfaces.flatMap(({ name, routes }) => routes.map(({ id, operation }) => ({ surface: name, id, operation })));

// A route only passes names of records to its operations, which separate companies and warehouses.
test.each(ROWS)('$surface $id uses only operations that are tested to separate companies and warehouses', ({ operation }) => {
  expect((operation ? asked(operation) : []).filter((name) => !LISTED.has(name))).toEqual([]);
});

import { Failure } from '#contract/failure.js';
import { ALL_PERMISSIONS } from '#contract/permissions.js';
import { INVALID_TOKEN, isSigned } from '#contract/insufficient-scope.js';
import type { CallContext, Principal } from '#contract/principal.js';
import { systemContext } from '#contract/system-context.js';
import type { Call } from '#client/call.js';
import { AuthenticateStaffDocument, type AuthenticateStaffQuery } from '../operations/authenticate-staff.generated.js';
import { CountWrongCredentialDocument } from '../operations/count-wrong-credential.generated.js';
import { platformPrincipal } from './platform-principal.js';

const BEARER = /^Bearer +(\S+)$/i;
const HOW = 'Sign in, with GraphiQL or npm run portico -- login; or send the header "Authorization: Bearer pst_…" with a staff token, which is made with: npm run portico -- token create --email you@example.com';

/** The name of people's interface in the count of wrong credentials. */
const SURFACE = 'graphql';

interface StaffCall {
  readonly authorization: string | undefined;
  readonly address: string;
  readonly requestId: string;
  /** The address of the identity provider. */
  readonly issuer: string;
  /** The company of a call with an access token, by its id or slug. */
  readonly company: string | undefined;
  /** Whether the token was taken for the same call before. */
  readonly isAgain: boolean;
}

/**
 * The holder of a staff token, or of an access token of one of our own tools; throws UNAUTHENTICATED with instructions when it is missing, unknown or over. Unknown tokens are
 * counted, those that counted once are not, and an address that sent too many is refused with any token.
 */
export async function staffPrincipal(call: Call, { authorization, address, requestId, issuer, company, ...again }: StaffCall): Promise<Principal> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Failure('UNAUTHENTICATED', `A token is missing. ${HOW}`);
  const context = systemContext({ actor: SURFACE, requestId });
  const { authenticateStaff: person, blockedSeconds } = await call(AuthenticateStaffDocument, { token, surface: SURFACE, address }, context).catch(withTheWay);
  if (blockedSeconds !== null) throw blocked(blockedSeconds);
  if (person) return toPrincipal(person);
  const signedIn = isSigned(token) ? await platformPrincipal(call, { token, issuer, company }, context).catch(withTheWay) : undefined;
  if (signedIn) return signedIn;
  await countWrong(call, { address, ...again }, context);
  throw new Failure('UNAUTHENTICATED', `This token is unknown or was revoked. ${HOW}`);
}

async function countWrong(call: Call, { isAgain, address }: Pick<StaffCall, 'address' | 'isAgain'>, context: CallContext): Promise<void> {
  if (!isAgain) await call(CountWrongCredentialDocument, { surface: SURFACE, address }, context);
}

const toPrincipal = ({ companyId, actor, userId, tokenId, permissions, withheld }: NonNullable<AuthenticateStaffQuery['authenticateStaff']>): Principal => ({
  kind: 'staff', companyId, actor, ...(userId !== null && { userId }), tokenId, scopes: [], permissions: ALL_PERMISSIONS.filter((permission) => permissions.includes(permission)),
  ...(withheld.length > 0 && { withheld: ALL_PERMISSIONS.filter((permission) => withheld.includes(permission)) }),
});

const isOver = ({ details }: Failure): boolean => details['expiredAt'] !== undefined || details['error'] === INVALID_TOKEN;

function withTheWay(error: unknown): never {
  throw error instanceof Failure && isOver(error) ? new Failure(error.code, `${error.message}. ${HOW}`, error.details) : error;
}

const blocked = (seconds: number): Failure =>
  new Failure('ADDRESS_BLOCKED', `Too many wrong tokens came from this address; wait ${String(seconds)} seconds, then call with a token that is known`, { retryAfterSeconds: seconds });

import { Failure } from '#contract/failure.js';
import type { Principal } from '#contract/principal.js';
import type { Call } from '#client/call.js';
import { AuthenticateStaffDocument } from '../operations/authenticate-staff.generated.js';
import { systemContext } from '../system-context.js';
import { STAFF_SCOPES } from './staff-scopes.js';

const BEARER = /^Bearer +(\S+)$/i;
const HOW = 'Send the header "Authorization: Bearer pst_…"; a token is made with: npm run portico -- token create --email you@example.com';

interface StaffCall {
  readonly authorization: string | undefined;
  readonly requestId: string;
}

/** The person behind a staff token; throws UNAUTHENTICATED with the way to a token when it is missing or unknown. */
export async function staffPrincipal(call: Call, { authorization, requestId }: StaffCall): Promise<Principal> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new Failure('UNAUTHENTICATED', `A staff token is missing. ${HOW}`);
  const { authenticateStaff: person } = await call(AuthenticateStaffDocument, { token }, systemContext('graphql', requestId));
  if (!person) throw new Failure('UNAUTHENTICATED', `This staff token is unknown or was revoked. ${HOW}`);
  return { kind: 'staff', companyId: person.companyId, actor: person.email, userId: person.userId, scopes: STAFF_SCOPES[person.role] };
}

import { AppTokenHolderDocument } from './operations/app-token-holder.generated.js';
import { AuthenticateDocument } from './operations/authenticate.generated.js';
import { ClaimCallDocument } from './operations/claim-call.generated.js';
import { FinishCallDocument } from './operations/finish-call.generated.js';
import { LogCallDocument } from './operations/log-call.generated.js';

/** The pipeline's own operations, to be planned before the first call. */
export const pipelineOperations = [AuthenticateDocument, ClaimCallDocument, FinishCallDocument, LogCallDocument, AppTokenHolderDocument];

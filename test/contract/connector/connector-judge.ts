import { surface } from '../../../mcp/connector/surface.js';
import { describedJudge } from '../../kit/openapi-judge.js';

/** Checks answers against the description, in which one segment stands for any path below the metadata of the protected resource. */
export const connectorJudge = describedJudge(surface, { pathOf: (path) => path.replace(/^(\/\.well-known\/oauth-protected-resource)\/.*$/, '$1/any') });

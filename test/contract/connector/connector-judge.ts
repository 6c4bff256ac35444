import { surface } from '../../../mcp/connector/surface.js';
import { describedJudge } from '../../kit/openapi-judge.js';

/** The described path of a call: one segment stands for any path below the metadata of the protected resource. */
export const metadataPath = (path: string): string => path.replace(/^(\/\.well-known\/oauth-protected-resource)\/.*$/, '$1/any');

/** Checks answers against the description. */
export const connectorJudge = describedJudge(surface, { pathOf: metadataPath });

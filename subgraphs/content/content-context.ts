import type { CallContext } from '#contract/principal.js';
import type { ContentDeps } from './content-deps.js';
import type { ContentLoaders } from './documents/document-loaders.js';
import type { KnowledgeLoaders } from './knowledge/knowledge-loaders.js';
import type { WorkspaceLoader } from './sites/workspace-loader.js';

/** The resolver context of one call. */
export interface ContentContext {
  readonly call: CallContext;
  readonly deps: ContentDeps;
  readonly workspaces: WorkspaceLoader;
  readonly load: ContentLoaders;
  readonly knowledge: KnowledgeLoaders;
}

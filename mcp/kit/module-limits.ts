import type { InputLimit } from '#kit/limits/limit.js';
import type { ToolModule } from './tool.js';

const MOST = 120;

/** Document 3 gives the knowledge module none (Limits, M). */
const UNLIMITED: ToolModule = 'brain';

const limits = (what: 'list' | 'call') => (module: ToolModule): readonly InputLimit<string>[] =>
  (module === UNLIMITED ? [] : [{ name: `ai-tools ${module} ${what}`, most: MOST, key: (accountId) => accountId }]);

/** Tool calls and tool lists a minute, person and module, counted together however they arrive (document 3, Limits, L and M); the connector's own tools are a module here, and the knowledge module has none. */
export const MODULE_LIMITS = { list: limits('list'), call: limits('call') } as const;

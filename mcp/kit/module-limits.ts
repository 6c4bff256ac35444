import type { InputLimit } from '#kit/limits/limit.js';
import type { ToolModule } from './tool.js';

const MOST = 120;

const limit = (what: 'list' | 'call') => (module: ToolModule): InputLimit<string> => ({ name: `ai-tools ${module} ${what}`, most: MOST, key: (accountId) => accountId });

/** Tool calls and tool lists a minute, person and module, counted together however they arrive (document 3, Limits, L and M); the connector's own tools are a module here. */
export const MODULE_LIMITS = { list: limit('list'), call: limit('call') } as const;

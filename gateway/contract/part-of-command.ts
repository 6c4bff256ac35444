import { sha256 } from '#kernel/crypto.js';
import type { CallContext } from './principal.js';

/** The context of one of several writes of a keyed call: each records a result of its own; as parts of one command they would answer each other's. */
export const partOfCommand = (context: CallContext, name: string): CallContext =>
  context.command ? Object.assign({}, context, { command: Object.assign({}, context.command, { id: sha256(`${context.command.id} ${name}`) }) }) : context;

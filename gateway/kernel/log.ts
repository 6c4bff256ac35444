import { pino, type Logger } from 'pino';

/** Structured logging: one JSON line an event, secrets redacted by path. */
export type Log = Logger;

const SECRET_PATHS = ['authorization', 'password', 'apiKey', 'secret', 'token', '*.authorization', '*.password', '*.apiKey', '*.secret', '*.token'];

/** A logger to standard error at a level pino knows (`silent` for none). */
export const createLog = (level: string): Log =>
  pino({ level, redact: { paths: SECRET_PATHS, censor: '[redacted]' }, base: null }, pino.destination({ dest: 2, sync: false }));

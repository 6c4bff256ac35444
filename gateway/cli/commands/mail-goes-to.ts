import type { MailLocation } from '#kernel/mail-location.js';

/** Where mail goes, for people. */
export const mailGoesTo = (location: MailLocation): string => (location.kind === 'files' ? `files in ${location.folder}` : `the server ${location.host}:${String(location.port)}`);

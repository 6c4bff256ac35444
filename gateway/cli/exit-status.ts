/** The exit statuses, each with its meaning for the guide. */
export const EXIT_STATUSES = {
  done: { status: 0, meaning: 'It is done.' },
  refused: { status: 1, meaning: 'It was refused, or something is wrong: a rule of the graph, a setting, a server that does not answer, a line that says BAD, rows that were not imported.' },
  usage: { status: 2, meaning: 'What was typed is wrong: there is no such command or option, or one is missing. Nothing was done.' },
  fault: { status: 3, meaning: 'The program failed in a way that nobody foresaw.' },
  interrupted: { status: 130, meaning: 'It was stopped with Ctrl-C.' },
} as const;

/** How a command that was not done ended. */
export type FailureKind = 'refused' | 'usage' | 'fault';

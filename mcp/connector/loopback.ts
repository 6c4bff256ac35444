const NAMES = ['127.0.0.1', 'localhost', '[::1]'] as const;

/** Whether a host name is this machine's own. */
export const isLoopbackName = (name: string): boolean => NAMES.some((own) => own === name);

/** The ways to name a port of this machine. */
export const loopbackNames = (port: string): readonly string[] => NAMES.map((name) => (port === '' ? name : `${name}:${port}`));

/** The names by which programs and people address their own machine, as URLs write them. */
export const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'] as const;

/** Whether the host name of a URL is one of {@link LOOPBACK_NAMES}. */
export const isLoopbackName = (hostname: string): boolean => LOOPBACK_NAMES.some((own) => own === hostname);

/** The names by which programs and people address their own machine, as URLs write them. */
export const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]'] as const;

/** Whether the host name of a URL is one of {@link LOOPBACK_NAMES}. */
export const isLoopbackName = (hostname: string): boolean => LOOPBACK_NAMES.some((own) => own === hostname);

/** The hosts, with their ports, by which a URL can be called: of one on this machine each of its names. */
export function hostsOf({ hostname, port, host }: URL): readonly string[] {
  if (!isLoopbackName(hostname)) return [host];
  return LOOPBACK_NAMES.map((name) => (port === '' ? name : `${name}:${port}`));
}

/** Whether a caller takes gzip; `gzip;q=0` refuses it. */
export const acceptsGzip = (accepted: string | string[] | undefined): boolean => [accepted].flat().join().split(',').map((entry) => entry.replaceAll(' ', '')).some((entry) => entry === 'gzip' || (entry.startsWith('gzip;q=') && Number(entry.slice('gzip;q='.length)) > 0));

/** Whether a caller takes WebP, by its Accept header: only who names it does, and not with a weight of 0. */
export const takesWebp = (accept = ''): boolean => accept.toLowerCase().split(',').some((range) => {
  const [type, ...parameters] = range.split(';').map((part) => part.trim());
  return type === 'image/webp' && !parameters.some((parameter) => parameter.startsWith('q=') && Number(parameter.slice('q='.length)) === 0);
});

import { WrongUsage } from '../wrong-usage.js';

/** The number of something, as it was typed. */
export function numbered(option: string, what: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new WrongUsage(`${option} is the number of ${what}`);
  return Number(text);
}

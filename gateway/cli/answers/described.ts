import { z } from 'zod';

/** An instant, ISO 8601 in UTC. */
export const instant = (what: string) => z.iso.datetime().meta({ description: what });

/** An instant, or null. */
export const instantOrNull = (what: string) => z.iso.datetime().nullable().meta({ description: what });

/** A text with its meaning. */
export const text = (what: string) => z.string().meta({ description: what });

/** A text with its meaning, or null. */
export const textOrNull = (what: string) => z.string().nullable().meta({ description: what });

/** How many, or which number. */
export const whole = (what: string) => z.int().meta({ description: what });

/** Whether something is so. */
export const flag = (what: string) => z.boolean().meta({ description: what });

/** Some texts. */
export const texts = (what: string) => z.array(z.string()).meta({ description: what });

/** One of some. */
export const oneOf = <const Choice extends string>(choices: readonly Choice[], what: string) => z.enum(choices).meta({ description: what });

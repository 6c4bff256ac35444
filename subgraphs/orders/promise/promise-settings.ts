/** How a company's promises are made. */
export interface PromiseSettings {
  /** The sales channel of requests that name none: routing rules and service policies go by it. */
  readonly defaultChannel: string;
  /** Whether stores are named where what is asked for can be collected. */
  readonly pickup: boolean;
  /** How long an answer may be kept and given again. */
  readonly cacheSeconds: number;
}

/** The longest that an answer may be kept (document 2, G, rule 7). */
export const MOST_SECONDS = 3600;

/** The settings of a company that never changed them. */
export const USUAL_SETTINGS: PromiseSettings = { defaultChannel: 'webshop', pickup: true, cacheSeconds: 60 };

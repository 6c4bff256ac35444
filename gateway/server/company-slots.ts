/** How much of something goes on at once: of one company, and of all. */
interface Limits {
  readonly most: number;
  readonly mostOfCompany: number;
  /** The refusal of what has no room. */
  readonly refusal: () => Error;
}

/** Room for what takes long, of which one company never takes all. */
export interface CompanySlots {
  /** Do work of a company; rejects with the refusal, before it begins, where there is no room. */
  during<Result>(companyId: number, work: () => Promise<Result>): Promise<Result>;
}

/** Room for so much. */
export function companySlots({ most, mostOfCompany, refusal }: Limits): CompanySlots {
  const held: number[] = [];
  return {
    async during(companyId, work) {
      if (held.length >= most || held.filter((one) => one === companyId).length >= mostOfCompany) throw refusal();
      held.push(companyId);
      try {
        return await work();
      } finally {
        held.splice(held.indexOf(companyId), 1);
      }
    },
  };
}

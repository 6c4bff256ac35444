import { Failure } from '#contract/failure.js';

/** NOT_FOUND of a collection that the company does not have. */
export const noCollection = (id: number): Failure => new Failure('NOT_FOUND', `There is no collection ${String(id)}`, { collectionId: ['is not a collection of the company'] });

import { Failure } from '#contract/failure.js';

/** NOT_FOUND of a workspace that the company does not have; `field` is where it was named. */
export const noWorkspace = (slug: string, field = 'workspace'): Failure => new Failure('NOT_FOUND', `There is no workspace ${slug}`, { [field]: ['is not a workspace of the company'] });

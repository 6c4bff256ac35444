/** Why an image could not be had from its address. */
export class ImageProblem extends Error {
  override readonly name = 'ImageProblem';

  /** `passes` says whether it is worth another try later. */
  constructor(message: string, readonly passes = false) {
    super(message);
  }
}

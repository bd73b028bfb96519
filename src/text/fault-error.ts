/** A fault of the owner's, told in whole sentences: Astro prints the stack of any other error. */
export class FaultError extends Error {
  override stack = '';
}

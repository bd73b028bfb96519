/**
 * A fault that the owner can fix, with a message in whole sentences. It has no stack, because Astro prints the stack of
 * any other error.
 */
export class FaultError extends Error {
  override stack = '';

  /**
   * Astro searches this text for "window" and "document", and adds programming advice if a file name contains one of
   * them.
   */
  override toString() {
    return this.name;
  }
}

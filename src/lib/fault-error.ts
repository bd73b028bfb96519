/** A fault of the owner's, told in whole sentences: Astro prints the stack of any other error. */
export class FaultError extends Error {
  override stack = '';

  /** Astro looks in here for "window" and "document", and adds advice on programming where a file's name has one. */
  override toString() {
    return this.name;
  }
}

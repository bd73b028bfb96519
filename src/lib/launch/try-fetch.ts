const cancelBody = async ({ body }: Response) => void (await body?.cancel());

/**
 * Fetches an address, by default without following a redirect or reading the body. Returns the response, or the reason
 * why there is none, in words that follow the address.
 */
export async function tryFetch(
  address: string,
  timeoutMilliseconds: number,
  request: RequestInit,
  readBody: (response: Response) => Promise<void> = cancelBody,
): Promise<Response | string> {
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const response = await fetch(address, { redirect: 'manual', ...request, signal });
    await readBody(response);
    return response;
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    return name === 'TimeoutError'
      ? `did not respond within ${timeoutMilliseconds / 1000} seconds`
      : `could not be reached (${cause?.code ?? message})`;
  }
}

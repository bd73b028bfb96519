const cancelBody = async ({ body }: Response) => void (await body?.cancel());

/**
 * Fetches an address, by default without following a redirect or reading the body. Returns the response, or the reason
 * why there is none, in words that follow the address.
 */
export async function fetchAnswer(
  address: string,
  waitMilliseconds: number,
  request: RequestInit,
  readBody: (answer: Response) => Promise<void> = cancelBody,
): Promise<Response | string> {
  try {
    const signal = AbortSignal.timeout(waitMilliseconds);
    const answer = await fetch(address, { redirect: 'manual', ...request, signal });
    await readBody(answer);
    return answer;
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    return name === 'TimeoutError'
      ? `did not answer within ${waitMilliseconds / 1000} seconds`
      : `could not be reached (${cause?.code ?? message})`;
  }
}

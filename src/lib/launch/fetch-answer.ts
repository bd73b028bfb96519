/** What an address answers, its body unread and no redirect followed; or why there is no answer, in words. */
export async function fetchAnswer(
  address: string,
  waitMilliseconds: number,
  request: RequestInit,
): Promise<Response | string> {
  try {
    const answer = await fetch(address, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(waitMilliseconds),
    });
    await answer.body?.cancel();
    return answer;
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    return name === 'TimeoutError'
      ? `did not answer within ${waitMilliseconds / 1000} seconds`
      : `could not be reached (${cause?.code ?? message})`;
  }
}

// Without anything of Node: the hosts' functions post with this file too.

/** Posts to the owner's receiver and says with which status it answered: its words are for nobody here. */
export async function postToReceiver(
  url: string | URL,
  post: { headers: Record<string, string>; body: BodyInit; signal: AbortSignal },
): Promise<{ ok: boolean; status: number }> {
  // Following a redirect would turn the post into a GET and lose the request.
  const answer = await fetch(url, { method: 'POST', redirect: 'manual', ...post });
  await answer.body?.cancel();
  return answer;
}

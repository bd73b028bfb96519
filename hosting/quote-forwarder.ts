export interface ForwarderSite {
  headers: Record<string, string>;
  notSentPage: string;
  thankYouPath: string;
  maxBytes: number;
  receiverSeconds: number;
}

/**
 * Hands a quote request on to the receiver, as it came. The receiver's own words never reach the visitor, and neither
 * does its address: a request that it took is answered with the thank-you screen (a form post) or with JSON (a
 * script), anything else with 502 and a page that says so.
 */
export async function forwardQuote(
  request: Request,
  receiverUrl: string | undefined,
  site: ForwarderSite,
): Promise<Response> {
  const answer = (status: number, headers: Record<string, string>, body: string | null) =>
    new Response(body, { status, headers: { ...site.headers, 'Cache-Control': 'no-store', ...headers } });
  const refuse = (status: number) => answer(status, { 'Content-Type': 'text/html; charset=utf-8' }, site.notSentPage);

  if (request.method !== 'POST') return answer(405, { Allow: 'POST' }, null);
  const contentType = request.headers.get('content-type') ?? '';
  const isForm = contentType.toLowerCase().startsWith('application/x-www-form-urlencoded');
  const body = await request.arrayBuffer();
  if (body.byteLength > site.maxBytes) return refuse(413);
  if (!receiverUrl) return refuse(502);
  try {
    const received = await fetch(receiverUrl, {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body,
      // Following a redirect would turn the post into a GET and lose the request.
      redirect: 'manual',
      signal: AbortSignal.timeout(site.receiverSeconds * 1000),
    });
    await received.body?.cancel();
    const taken = received.ok || (isForm && received.status === 303);
    if (!taken) return refuse(502);
  } catch {
    return refuse(502);
  }
  if (isForm) return answer(303, { Location: site.thankYouPath }, null);
  return answer(200, { 'Content-Type': 'application/json; charset=utf-8' }, '{"sent":true}');
}

// Written by "npm run hosting". Forwards /api/quote to the address in QUOTE_FORWARD_URL.
const site = {
  "headers": {
    "Content-Security-Policy": "base-uri 'none'; connect-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; frame-src 'none'; img-src 'self' data:; manifest-src 'self'; media-src 'self'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; worker-src 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains"
  },
  "notSentPage": "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"><meta http-equiv=\"content-security-policy\" content=\"script-src 'self'; style-src 'self' 'sha256-oN3Ev796hKzF1kCItQBoR4Dm4yaZYgm5iZut4TKC4e0='\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"robots\" content=\"noindex\">\n<title>Your request was not sent | Peak &amp; Pane</title>\n<style>\nbody{margin:0;background:#f3f8fa;color:#0b2530;font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}\nmain{max-width:40rem;margin:0 auto;padding:3rem 1rem}\nh1{font-size:1.875rem;line-height:1.15;margin:0 0 1rem;text-wrap:balance}\na{color:#0a678e;outline-offset:2px}\n:focus-visible{outline:3px solid #0a678e}\n.call{display:inline-block;padding:.75rem 1.5rem;border-radius:.25rem;background:#ffbd2b;color:#0b2530;font-weight:700}\n</style>\n</head>\n<body>\n<main>\n<h1>Your request was not sent</h1>\n<p>Something is wrong on our side. Please call us, and we take it down at once.</p>\n<p><a class=\"call\" href=\"tel:+17195550142\">Call (719) 555-0142</a></p>\n<p>Or go back: most browsers have kept what you wrote, so that you can send it again in a minute.</p>\n<p><a href=\"/contact\">Back to the form</a></p>\n</main>\n</body>\n</html>\n",
  "thankYouPath": "/contact#thank-you",
  "maxBytes": 262144,
  "receiverSeconds": 12
};

/**
 * Hands a quote request on to the receiver, as it came. The receiver's own words never reach the visitor, and neither
 * does its address: a request that it took is answered with the thank-you screen (a form post) or with JSON (a
 * script), anything else with 502 and a page that says so.
 */
async function forwardQuote(request, receiverUrl, site) {
    const answer = (status, headers, body) => new Response(body, { status, headers: { ...site.headers, 'Cache-Control': 'no-store', ...headers } });
    const refuse = (status) => answer(status, { 'Content-Type': 'text/html; charset=utf-8' }, site.notSentPage);
    if (request.method !== 'POST')
        return answer(405, { Allow: 'POST' }, null);
    const contentType = request.headers.get('content-type') ?? '';
    const isForm = contentType.toLowerCase().startsWith('application/x-www-form-urlencoded');
    const body = await request.arrayBuffer();
    if (body.byteLength > site.maxBytes)
        return refuse(413);
    if (!receiverUrl)
        return refuse(502);
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
        if (!taken)
            return refuse(502);
    }
    catch {
        return refuse(502);
    }
    if (isForm)
        return answer(303, { Location: site.thankYouPath }, null);
    return answer(200, { 'Content-Type': 'application/json; charset=utf-8' }, '{"sent":true}');
}

export default (request) => forwardQuote(request, process.env.QUOTE_FORWARD_URL, site);

export const config = { path: '/api/quote' };

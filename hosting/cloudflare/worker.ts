import site from '../../dist/quote-site.json' with { type: 'json' };
import type { ReceiverVariables } from '../../src/lib/quotes/receiver-address.ts';
import { forwardQuote } from '../quote-forwarder.ts';

export default {
  fetch: (request: Request, environment: ReceiverVariables) => forwardQuote(request, environment, site),
};

import site from '../../dist/quote-site.json' with { type: 'json' };
import { forwardQuote } from '../quote-forwarder.ts';

interface Environment {
  QUOTE_FORWARD_URL?: string;
}

export default {
  fetch: (request: Request, environment: Environment) => forwardQuote(request, environment.QUOTE_FORWARD_URL, site),
};

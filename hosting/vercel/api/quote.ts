import site from '../../../dist/quote-site.json' with { type: 'json' };
import { forwardQuote } from '../../quote-forwarder.ts';

export default {
  fetch: (request: Request) => forwardQuote(request, process.env, site),
};

import { requireTools } from '../require-tools.ts';

/** Runs before the workers start, which would otherwise all look for a browser at once. */
export default () => requireTools();

import { requireTools } from '../require-tools.ts';

/** Before any worker starts, who would all look for a browser at once. */
export default () => requireTools();

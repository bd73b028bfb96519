/**
 * Makes Node's clock begin at the moment in FIXED_CLOCK. A test loads it into a build:
 * NODE_OPTIONS="--import=…/fixed-clock.ts".
 */
const shift = Date.parse(process.env['FIXED_CLOCK'] ?? '') - Date.now();
const SystemDate = Date;

globalThis.Date = class extends SystemDate {
  constructor(...parts: []) {
    super(...((parts.length === 0 ? [SystemDate.now() + shift] : parts) as []));
  }
  static override now() {
    return SystemDate.now() + shift;
  }
} as DateConstructor;

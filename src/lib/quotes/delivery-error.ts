// No Node APIs in this file: the serverless functions in hosting/ import it too.

/** The delay before the next attempt, as a row of the table in server/delivery-schedule.ts. */
export type RetrySchedule =
  /** The target may recover by itself. */
  | 'soon'
  /** Only the owner can fix the cause, such as a wrong password. */
  | 'later'
  /**
   * The target responded, but not as software that stores requests does. Few attempts are made: each may be one more
   * copy.
   */
  | 'undecided'
  /** The request was sent completely, without a response. Few attempts are made, for the same reason. */
  | 'unanswered'
  | 'never';

export interface DeliveryErrorOptions {
  retry: RetrySchedule;
  /**
   * `target`: every request would fail, so all wait together. `request`: only this one waits. `unclear`: all wait, but
   * after a few attempts another request goes first.
   */
  blame?: 'target' | 'request' | 'unclear';
  /** The delay that the target asked for, as in the Retry-After header. */
  retryAfterMilliseconds?: number | undefined;
  cause?: unknown;
}

/**
 * Thrown if a request did not reach its target. The message is a clause for the owner, such as "the receiver answered
 * 404". It never quotes the target, whose text may contain personal data.
 */
export class DeliveryError extends Error {
  readonly retry: RetrySchedule;
  readonly blame: 'target' | 'request' | 'unclear';
  readonly retryAfterMilliseconds: number;

  constructor(message: string, options: DeliveryErrorOptions) {
    super(message, { cause: options.cause });
    this.retry = options.retry;
    this.blame = options.blame ?? 'target';
    this.retryAfterMilliseconds = options.retryAfterMilliseconds ?? 0;
  }
}

/** Thrown if the target refused the content of a message. The message may succeed in parts or with less in it. */
export class RefusedContentError extends DeliveryError {}

const certificateFaults: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is self-signed',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  CERT_NOT_YET_VALID: 'the certificate is not valid yet: is the clock of this machine right?',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another name',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the certificate comes without those of its issuer',
  UNABLE_TO_GET_ISSUER_CERT: 'the issuer of the certificate is not known',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the issuer of the certificate is not known',
  CERT_REVOKED: 'the certificate is revoked',
};

const networkFaults: Record<string, string> = {
  ECONNREFUSED: 'it is not running, or its address or port is wrong',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  EHOSTUNREACH: 'the host could not be reached',
  ENETUNREACH: 'the network could not be reached',
  ECONNRESET: 'the connection broke',
  EPIPE: 'the connection broke',
  UND_ERR_SOCKET: 'the connection broke',
  ETIMEDOUT: 'the host did not answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'the host did not answer in time',
  UND_ERR_HEADERS_TIMEOUT: 'the host did not answer in time',
  UND_ERR_BODY_TIMEOUT: 'the host did not answer in time',
};

/** Matches OpenSSL's errors about bytes that are no TLS record. */
export const isPlaintextCode = (code: string) =>
  /^(EPROTO|ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST|UNEXPECTED_MESSAGE|UNSUPPORTED_PROTOCOL))$/.test(
    code,
  );

/** Explains the code of a failed connection from Node.js, undici or OpenSSL. Returns `undefined` for an unknown one. */
export function findConnectionFault(code: string): Pick<DeliveryError, 'message' | 'retry'> | undefined {
  const certificateFault =
    certificateFaults[code] ?? (/CERT|CRL|HOSTNAME_MISMATCH/.test(code) ? 'the certificate was refused' : undefined);
  if (certificateFault) return { message: `${certificateFault} (${code})`, retry: 'later' };
  const networkFault = networkFaults[code];
  return networkFault ? { message: `${networkFault} (${code})`, retry: 'soon' } : undefined;
}

/**
 * Returns the code of the error's cause or of the error itself; `''` if there is none. The code is never text of the
 * target.
 */
export function getErrorCode(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  const codes = [(cause as { code?: unknown } | null | undefined)?.code, code];
  return codes.find((value): value is string => typeof value === 'string' && /^[A-Z][A-Z0-9_]+$/.test(value)) ?? '';
}

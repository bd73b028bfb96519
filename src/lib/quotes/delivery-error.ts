// No Node APIs in this file: the serverless functions in hosting/ import it too.

/** When the next attempt follows, as a row of the table in server/delivery-schedule.ts. */
export type RetrySchedule =
  /** The target may recover by itself. */
  | 'soon'
  /** Only the owner can mend it, such as a wrong password. */
  | 'later'
  /** Answered, but not by what stores requests. Few attempts: each may be one more copy. */
  | 'undecided'
  /** Sent whole, without an answer. Few attempts for the same reason. */
  | 'unanswered'
  | 'never';

export interface DeliveryErrorOptions {
  retry: RetrySchedule;
  /**
   * `target`: every request would fail, so all wait together. `request`: only this one waits. `unclear`: all wait, but
   * after a few attempts another request goes first.
   */
  blame?: 'target' | 'request' | 'unclear';
  /** The target's own wish, as in the header Retry-After. */
  retryAfterMilliseconds?: number | undefined;
  cause?: unknown;
}

/**
 * A request did not reach its target. The message is a clause for the owner, such as "the receiver answered 404". It
 * never quotes the other side, whose words may contain personal data.
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

/** The target refused the content of a message, which may go through in parts or with less in it. */
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
  ECONNREFUSED: 'nothing listens there',
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

/** OpenSSL's errors about bytes that are no TLS record. */
export const isPlaintextCode = (code: string) =>
  /^(EPROTO|ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST|UNEXPECTED_MESSAGE|UNSUPPORTED_PROTOCOL))$/.test(
    code,
  );

/** Explains the code of a failed connection, as Node.js, undici and OpenSSL give it. `undefined` for an unknown one. */
export function findConnectionFault(code: string): Pick<DeliveryError, 'message' | 'retry'> | undefined {
  const certificateFault =
    certificateFaults[code] ?? (/CERT|CRL|HOSTNAME_MISMATCH/.test(code) ? 'the certificate was refused' : undefined);
  if (certificateFault) return { message: `${certificateFault} (${code})`, retry: 'later' };
  const networkFault = networkFaults[code];
  return networkFault ? { message: `${networkFault} (${code})`, retry: 'soon' } : undefined;
}

/** The code of an error, or of the one that caused it; `''` if there is none. Never text of the other side. */
export function getErrorCode(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  const codes = [(cause as { code?: unknown } | null | undefined)?.code, code];
  return codes.find((value): value is string => typeof value === 'string' && /^[A-Z][A-Z0-9_]+$/.test(value)) ?? '';
}

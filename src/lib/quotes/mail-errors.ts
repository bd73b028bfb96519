import {
  DeliveryError,
  type DeliveryErrorOptions,
  findConnectionFault,
  isPlaintextCode,
  RefusedContentError,
  type RetrySchedule,
} from './delivery-error.ts';

/** The fields of nodemailer's errors that contain no text of the mail server. */
interface MailError extends Error {
  code?: string;
  /** The code of the system's error, such as ECONNREFUSED. */
  originalCode?: string;
  responseCode?: number;
  command?: string;
  timeoutType?: string;
}

/** Explains nodemailer's error to the owner. `isSent` means that the whole message was sent. */
export function explainMailError(thrown: unknown, mailUrl: URL, isSent: boolean): DeliveryError {
  const error = thrown as MailError;
  const { code = '', responseCode, command = '', originalCode = code } = error;
  const create = (message: string, options: DeliveryErrorOptions) =>
    new DeliveryError(responseCode ? `${message} (${responseCode})` : message, { cause: error, ...options });
  if (isSent && responseCode === undefined) {
    const message = 'the mail server took the message and then gave no answer, so it may have sent it';
    return create(message, { retry: 'unanswered', blame: 'unclear' });
  }
  const isPermanent = responseCode !== undefined && responseCode >= 500;
  const when = isPermanent ? 'later' : 'soon';
  if (['EAUTH', 'ENOAUTH', 'EOAUTH2'].includes(code) || responseCode === 535 || responseCode === 530) {
    return create(explainLogin(error), { retry: responseCode && !isPermanent ? 'soon' : 'later' });
  }
  if (isAboutContent(error)) return new RefusedContentError(...contentRefusal(responseCode, error));
  if (command === 'DATA' && code === 'EMESSAGE') {
    return create('the mail server did not take the message for now', { retry: 'soon', blame: 'unclear' });
  }
  if (command === 'RCPT TO') {
    return create(`the mail server refused the address of the recipient${isPermanent ? '' : ' for now'}`, {
      retry: when,
    });
  }
  if (command === 'MAIL FROM') {
    const message = `the mail server refused the sender${isPermanent ? ' (QUOTE_MAIL_FROM)' : ' for now'}`;
    return create(message, { retry: when });
  }
  if (code === 'ETLS') return explainEncryption(error);
  if (responseCode) return create('the mail server refused the connection', { retry: when });
  return explainConnection(error, originalCode, mailUrl);
}

function explainLogin({ responseCode, command }: MailError): string {
  if (responseCode === 530) return 'the mail server wants a login: put user and password into QUOTE_MAIL_URL';
  if (responseCode === undefined)
    return 'the mail server offers no login that fits user and password of QUOTE_MAIL_URL';
  if (responseCode === 534) return 'the mail server wants another kind of login, such as a password for apps';
  if (responseCode < 500) return 'the mail server could not check the password for now';
  if (responseCode === 538) return 'the mail server takes a password only over an encrypted connection';
  return command?.startsWith('AUTH') || responseCode === 535 ? 'the password was refused' : 'the login was refused';
}

/** Returns true if the response is about the text or the length of a message, and not about the target. */
function isAboutContent({ code, command = '', responseCode = 0 }: MailError): boolean {
  if (responseCode === 552) return true;
  if (code !== 'EMESSAGE') return false;
  return command === 'DATA' ? responseCode >= 500 : command === 'MAIL FROM' && responseCode === 0;
}

const contentRefusal = (responseCode: number | undefined, cause: Error): [string, DeliveryErrorOptions] => [
  `the mail server refused the text of the message${responseCode ? ` (${responseCode})` : ', which is too long for it'}`,
  { retry: 'later', blame: 'request', cause },
];

function explainEncryption(error: MailError): DeliveryError {
  const message =
    error.command === 'STARTTLS' && error.responseCode !== undefined
      ? 'the mail server offers no encryption (STARTTLS), and a password is only sent encrypted'
      : 'the connection to the mail server could not be encrypted (STARTTLS)';
  return new DeliveryError(message, { retry: 'later', cause: error });
}

function explainConnection(error: MailError, code: string, mailUrl: URL): DeliveryError {
  const fail = (message: string, retry: RetrySchedule, blame: DeliveryErrorOptions['blame'] = 'target') =>
    new DeliveryError(message, { retry, blame, cause: error });
  const isEncrypted = mailUrl.protocol === 'smtps:';
  if (isEncrypted && isPlaintextCode(code)) {
    return fail(
      `the mail server does not encrypt from the start on this port: use smtp:// for port 587 (${code})`,
      'later',
    );
  }
  if (!isEncrypted && error.timeoutType === 'GREETING_TIMEOUT') {
    return fail(
      'the mail server sent no greeting: use smtps:// for port 465, where encryption begins at once',
      'later',
    );
  }
  const fault = findConnectionFault(code);
  // A server may close the connection in the middle of a text that it refuses.
  const blame = /RESET|EPIPE/.test(code) ? 'unclear' : 'target';
  if (fault) return fail(`the mail server could not be reached: ${fault.message}`, fault.retry, blame);
  if (error.name === 'AbortError') return fail('timed out: the mail server gave no answer', 'soon', 'unclear');
  if (code === 'EPROTOCOL') return fail('the address is not that of a mail server', 'later');
  return fail(`the connection to the mail server broke${code && ` (${code})`}`, 'soon', 'unclear');
}

import nodemailer from 'nodemailer';

/** Creates the transport that sends through the mail server of QUOTE_MAIL_URL. */
export function createMailTransport(address: string) {
  const { username, hostname } = new URL(address);
  return nodemailer.createTransport({
    url: address,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // A password is sent to another machine over an encrypted connection only.
    requireTLS: username !== '' && !/^(localhost|127\.|\[::1)/.test(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

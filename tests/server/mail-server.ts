import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface CaughtMail {
  to: string[];
  headers: Record<string, string>;
  /** The decoded text. */
  text: string;
}

export type MailDecision = 'take' | 'refuse recipient' | 'defer recipient' | 'refuse' | 'refuse text' | 'hang up';
type DecideMail = (key: string, mail?: Pick<CaughtMail, 'headers' | 'text'>) => MailDecision;

/** Starts a real mail server in this process, which treats each message as `decide` returns. */
export async function startMailServer(decide: DecideMail = () => 'take', port = 0, options: SMTPServerOptions = {}) {
  const messages: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'website' }),
    onRcptTo({ address }, _session, done) {
      const responseCode = { 'refuse recipient': 550, 'defer recipient': 450 }[decide(address) as string];
      done(responseCode ? Object.assign(new Error('Not taken'), { responseCode }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = readMail(Buffer.concat(chunks).toString('latin1'));
        const decision = decide(mail.headers['idempotency-key'] ?? '', mail);
        if (decision === 'refuse text') {
          done(Object.assign(new Error('Spam'), { responseCode: 554 }));
          return;
        }
        if (decision === 'refuse') {
          done(Object.assign(new Error('Try later'), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        messages.push({ ...mail, to });
        // The message is accepted, but its sender gets no reply.
        if (decision === 'hang up') for (const connection of server.connections) connection.close();
        else done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    messages,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function readMail(raw: string): Pick<CaughtMail, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = raw.slice(end + 4);
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return { headers, text: Buffer.from(body, 'base64').toString('utf8') };
  if (encoding !== 'quoted-printable') return { headers, text: Buffer.from(body, 'latin1').toString('utf8') };
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, text: Buffer.from(bytes, 'latin1').toString('utf8') };
}

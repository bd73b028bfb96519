import { createServer, type Socket } from 'node:net';

export interface MailCatcher {
  port: number;
  /** The subjects of the messages that were handed over. */
  subjects: string[];
  close(): Promise<void>;
}

/** As much of a mail server (RFC 5321) as it takes to accept messages. */
export function startMailCatcher(): Promise<MailCatcher> {
  const subjects: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = '';
    let inMessage = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 mail.test');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received += chunk;
      for (let end = nextEnd(); end >= 0; end = nextEnd()) {
        const part = received.slice(0, end);
        received = received.slice(end + (inMessage ? 5 : 2));
        if (inMessage) {
          subjects.push(/^Subject: (.*)$/m.exec(part)?.[1]?.trim() ?? '');
          say('250 kept');
        } else if (/^EHLO/i.test(part)) {
          socket.write('250-mail.test\r\n250 AUTH PLAIN LOGIN\r\n');
        } else if (/^AUTH/i.test(part)) say('235 welcome');
        else if (/^DATA/i.test(part)) say('354 go on');
        else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
        else say('250 ok');
        inMessage = !inMessage && /^DATA/i.test(part);
      }
    });
    const nextEnd = () => received.indexOf(inMessage ? '\r\n.\r\n' : '\r\n');
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        subjects,
        close() {
          for (const socket of sockets) socket.destroy();
          return new Promise((closed) => server.close(() => closed()));
        },
      });
    });
  });
}

import { createSocket } from 'node:dgram';

const headerBytes = 12;
const oneAnswer = [0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0];
const noAnswer = [0x81, 0x80, 0, 1, 0, 0, 0, 0, 0, 0];
/** The name of the question, type A, class IN, 60 seconds, four bytes: 127.0.0.1. */
const thisMachine = [0xc0, headerBytes, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1];

/** A name server (RFC 1035) for which every name is this machine. */
export function startNameServer(): Promise<{ address: string; close(): void }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, sender) => {
    const questionEnd = query.indexOf(0, headerBytes) + 5;
    const question = query.subarray(headerBytes, questionEnd);
    const wantsAddress = question.at(-3) === 1;
    const answer = [...query.subarray(0, 2), ...(wantsAddress ? oneAnswer : noAnswer), ...question];
    socket.send(Buffer.from(wantsAddress ? [...answer, ...thisMachine] : answer), sender.port, sender.address);
  });
  return new Promise((resolve) => {
    socket.bind(0, '127.0.0.1', () => {
      resolve({ address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() });
    });
  });
}

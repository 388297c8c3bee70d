import type { Server } from 'node:http';
import type { Connections } from './connections.ts';
import { transportReply } from './transport-reply.ts';

/** Answers what Node's parser refuses with our Error object instead of an empty 400, 408 or 431. */
export function answerClientErrors(
  server: Server,
  connections: Connections,
  newRequestId: () => string,
  maxHeaderSize: number,
): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const message = messageOf(error.code, maxHeaderSize);
    const { headers, body } = transportReply('validation_error', message, newRequestId());
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const answer = ['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n');
    connections.afterAnswers(socket, () => socket.end(answer));
  });
}

function messageOf(code: string | undefined, maxHeaderSize: number): string {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return `request: its headers must have at most ${maxHeaderSize / 1024} KiB`;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'request: did not arrive in time';
    default:
      return 'request: is not valid HTTP';
  }
}

import type { Server } from 'node:http';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Listens and gives the origin to reach it by. @throws Error saying which address and why not. */
export async function listen(server: Server, { host, port }: Address): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    const fail = (cause: NodeJS.ErrnoException): void => {
      reject(new Error(`Cannot listen on ${host}:${port}: ${reasonOf(cause)}`, { cause }));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
  const bound = server.address();
  const boundPort = bound !== null && typeof bound === 'object' ? bound.port : port;
  return `http://${reachableHost(host)}:${boundPort}`;
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return 'the port is in use; choose another one.';
  if (code === 'EACCES') return 'this port needs more rights; choose one above 1023.';
  if (code === 'EADDRNOTAVAIL') return 'this machine does not have that address.';
  return message;
}

/** "Every address" is no address to connect to. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

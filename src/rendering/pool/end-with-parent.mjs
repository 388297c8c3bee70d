// A thread that ends its process at once when the other end of the pipe is closed, which the parent's end does.
import { Socket } from 'node:net';

const pipe = new Socket({ fd: 3, readable: true, writable: false });
pipe.on('error', () => undefined).on('close', () => process.kill(process.pid, 'SIGKILL'));
pipe.resume();

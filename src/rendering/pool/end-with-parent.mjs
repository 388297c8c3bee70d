// Worker that kills its process when the pipe to the parent closes, which happens when the parent ends.
import { Socket } from 'node:net';

const pipe = new Socket({ fd: 3, readable: true, writable: false });
pipe.on('error', () => undefined).on('close', () => process.kill(process.pid, 'SIGKILL'));
pipe.resume();

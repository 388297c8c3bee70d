import { errorCode } from '../../contract/errors.ts';

/** Serialization failure, deadlock, and a row that somebody took away between two statements (a foreign key). */
const collisions: readonly string[] = ['40001', '40P01', '23503'];

/** The server is going down, starting up, or has ended this session. */
const ended: readonly string[] = ['57P01', '57P02', '57P03', '08000', '08003', '08006', '08P01', '25P03'];
const network: readonly string[] = [
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
];
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout expired|server closed|server conn crashed)/;

/** Two transactions met; the loser has changed nothing and may try again. */
export function isCollision(error: unknown): boolean {
  return collisions.includes(errorCode(error));
}

/** Nobody is at the other end any more. What was not committed before is undone. */
export function isConnectionLost(error: unknown): boolean {
  const code = errorCode(error);
  if (ended.includes(code) || network.includes(code)) return true;
  return error instanceof Error && words.test(error.message);
}

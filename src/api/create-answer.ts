import { ownValue } from '../contract/own-value.ts';
import { type Piece, textOf } from '../operations/json-text.ts';
import type { ApiResponse, Reply, ReplyBody } from './exchange.ts';

/** A plain object in place of a Web Response, which costs much to make and to read. Its body can be read often. */
export function createAnswer({ status, headers, body }: Required<Reply>): ApiResponse {
  return {
    status,
    headers: { get: (name) => ownValue(headers, name.toLowerCase()) ?? null },
    text: async () => piecesOf(body).map(textOf).join(''),
    arrayBuffer: async () => new Uint8Array(Buffer.concat(piecesOf(body).map(bytesOf))).buffer,
  };
}

function piecesOf(body: ReplyBody): readonly Piece[] {
  if (body === null) return [];
  return typeof body === 'string' || body instanceof Uint8Array ? [body] : body;
}

function bytesOf(piece: Piece): Uint8Array {
  return typeof piece === 'string' ? new TextEncoder().encode(piece) : piece;
}

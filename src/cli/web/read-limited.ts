import { WebRefusal } from './web-refusal.ts';

/** The bytes of a body, counted after they were unpacked. @throws WebRefusal when there are more. */
export async function readLimited(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > most) throw new WebRefusal(`it is larger than ${most / 1024 / 1024} MB, and no posting is`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

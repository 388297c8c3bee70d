import { expect, it } from 'vitest';
import { sentFile } from '../../../src/page/parts/sent-file.ts';

it('sends a complete file with any bytes', async () => {
  const bytes = Uint8Array.from({ length: 100_003 }, (_, index) => (index * 31) % 256);
  const { content } = await sentFile(new File([bytes], 'resume.pdf'));
  expect(content).toBe(Buffer.from(bytes).toString('base64'));
});

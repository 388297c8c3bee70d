import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
  createNativeTypesetter,
  type NativeCompiler,
} from '../../../src/rendering/typst/native-typesetter.ts';
import { folders } from '../folders.ts';

it('frees memory even if drawings follow each other without a pause', async () => {
  let drawings = 0;
  const untidied: number[] = [];
  const compiler: NativeCompiler = {
    // A failed drawing uses memory too.
    compile: () => {
      drawings += 1;
      return { result: null, takeDiagnostics: () => null };
    },
    pdf: () => Buffer.alloc(0),
    plainSvg: () => '',
    evictCache: () => {
      untidied.push(drawings);
      drawings = 0;
    },
  };
  const typesetter = createNativeTypesetter({ NodeCompiler: { create: () => compiler } }, folders);
  for (let number = 0; number < 40; number += 1) {
    await expect(typesetter.draw({ mainFile: 'main.typ', data: '{}' })).rejects.toThrow();
    await wait(10);
  }
  await typesetter.close();
  expect(untidied.length).toBeGreaterThanOrEqual(2);
  // The limit plus the drawings made while the last one is sent.
  expect(Math.max(...untidied)).toBeLessThan(20);
});

import { describe, expect, it } from 'vitest';
import { loadNativeBinding } from '../../src/rendering/typst/native-typesetter.ts';
import { typstLoadedAfter } from './fresh-process.ts';

const hasNative = loadNativeBinding().binding !== null;

describe('a process that renders', () => {
  const render = "render({ document: resume(), look: { theme: 'ats' } })";

  it.runIf(hasNative)('loads the native compiler only at the first render', async () => {
    expect(await typstLoadedAfter('createRenderer(folders).themes')).toEqual([]);
    expect(await typstLoadedAfter(`await createRenderer(folders).${render}`)).toEqual([
      expect.stringMatching(/typst-ts-node-compiler.*\.node$/),
    ]);
  });

  it('ends without a call to close after a render with WASM', async () => {
    const wasm = "createRenderer({ ...folders, engine: 'wasm' })";
    expect(await typstLoadedAfter(`await ${wasm}.${render}`)).toEqual([]);
  });
});

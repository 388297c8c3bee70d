import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const styleSheets = ['400.css', '400-italic.css', '700.css', '700-italic.css'];
const sources = /url\(\.\/(files\/[\w-]+\.woff2)\) format\('woff2'\),[^;]+/g;

/** Lato as CSS that needs no network. The build puts its result in the place of this module. */
export function latoFaces(): string {
  const load = createRequire(import.meta.url);
  return styleSheets.map((name) => embedded(load.resolve(`@fontsource/lato/${name}`))).join('\n');
}

function embedded(styleSheet: string): string {
  const folder = path.dirname(styleSheet);
  return readFileSync(styleSheet, 'utf8').replace(sources, (_, file: string) => {
    const data = readFileSync(path.join(folder, file)).toString('base64');
    return `url(data:font/woff2;base64,${data}) format('woff2')`;
  });
}

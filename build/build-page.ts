import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { pageFilesPrefix } from '../src/contract/addresses.ts';
import { endpointAddresses, scriptDistances } from './page-tables.ts';

/** Maximum size of script and style, gzipped, so that the page opens fast over a slow connection. */
const maxBytes = 60 * 1024;

/**
 * Builds the page: a script, a style, an icon and the HTML that refers to them. File names have a hash of the content,
 * so that browsers can cache the files forever.
 * @returns how many bytes it has, and how many are left
 * @throws Error if script and style are too large
 */
export async function buildPage(root: string, folder: string): Promise<string> {
  const source = path.join(root, 'src', 'page');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, ending: string, content: string): string => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    writeFileSync(path.join(folder, `${name}-${hash}.${ending}`), content);
    return `${pageFilesPrefix}/${name}-${hash}.${ending}`;
  };
  const script = await bundledScript(source);
  const style = compactStyle(readFileSync(path.join(source, 'page.css'), 'utf8'));
  const gzipped = (text: string): number => gzipSync(text, { level: 9 }).byteLength;
  const bytes = gzipped(script) + gzipped(style);
  const size = `${bytes} bytes of script and style, gzipped`;
  if (bytes > maxBytes) throw new Error(`The page has ${size}; at most ${maxBytes} are allowed.`);
  const names: Readonly<Record<string, string>> = {
    script: write('page', 'js', script),
    style: write('page', 'css', style),
    icon: write('icon', 'svg', readFileSync(path.join(source, 'icon.svg'), 'utf8')),
  };
  const html = readFileSync(path.join(source, 'index.html'), 'utf8');
  writeFileSync(
    path.join(folder, 'index.html'),
    html.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? ''),
  );
  return `Page: ${size}; ${maxBytes - bytes} left.`;
}

async function bundledScript(source: string): Promise<string> {
  const bundle = await rolldown({
    input: path.join(source, 'main.tsx'),
    // `browser` would choose builds of packages for old browsers, which are larger.
    platform: 'neutral',
    plugins: [endpointAddresses, scriptDistances],
    transform: { target: 'es2022' },
  });
  try {
    const { output } = await bundle.generate({
      format: 'esm',
      minify: true,
      comments: { annotation: false, jsdoc: false },
    });
    if (output.length !== 1)
      throw new Error(`The page became ${output.length} files; it must be one script.`);
    return output[0].code;
  } finally {
    await bundle.close();
  }
}

/**
 * Removes comments, unnecessary white space and zeros before a point.
 * @throws Error if this would change a quoted text
 */
export function compactStyle(style: string): string {
  return style
    .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|"[^"\n]*"|'[^'\n]*'/g, (part) => {
      if (part.startsWith('/')) return '';
      if (!/[{};:,]\s|\s[{};]|;\}|\b0\.\d/.test(part)) return part;
      throw new Error(`A quoted text of the style would be changed: ${part}`);
    })
    .replace(/\s*([{};])\s*/g, '$1')
    .replace(/([:,])\s+/g, '$1')
    .replace(/;}/g, '}')
    .replace(/\b0(?=\.\d)/g, '');
}

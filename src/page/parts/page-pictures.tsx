import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { ResumePages } from '../../contract/printing.ts';
import { createLetterPaths, type LetterPaths } from './letter-paths.ts';

interface Picture {
  readonly svg: string;
  readonly address: string;
}

/**
 * Pages as they will be printed. As images they run nothing and load nothing; people who cannot see them read the
 * resume beside them, which says the same.
 */
export function PagePictures({ pages }: { readonly pages: ResumePages['pages'] }) {
  const shown = useRef<readonly Picture[]>([]);
  const letterPaths = useMemo(createLetterPaths, []);
  const pictures = useMemo(
    // A page that did not change keeps its picture, so that only what changed is drawn anew.
    () => pages.map(({ svg }, index) => pictureOf(svg, shown.current[index], letterPaths)),
    [pages],
  );
  useEffect(() => {
    forget(shown.current, pictures);
    shown.current = pictures;
  }, [pictures]);
  useEffect(() => () => forget(shown.current, []), []);
  return (
    <div class="pictures" aria-hidden="true">
      {pages.map(({ width, height }, index) => (
        <img
          key={index}
          src={pictures[index]?.address}
          alt=""
          width={Math.round(width)}
          height={Math.round(height)}
        />
      ))}
    </div>
  );
}

function pictureOf(svg: string, shown: Picture | undefined, letterPaths: LetterPaths): Picture {
  if (shown?.svg === svg) return shown;
  const picture = new Blob([letterPaths(svg)], { type: 'image/svg+xml' });
  return { svg, address: URL.createObjectURL(picture) };
}

function forget(pictures: readonly Picture[], kept: readonly Picture[]): void {
  for (const picture of pictures) if (!kept.includes(picture)) URL.revokeObjectURL(picture.address);
}

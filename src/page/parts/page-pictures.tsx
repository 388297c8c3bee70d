import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { ResumePages } from '../../contract/printing.ts';
import { type PageDrawing, readDrawing } from './page-drawing.ts';

type Page = ResumePages['pages'][number];

/**
 * Pages as they will be printed. Neither a canvas nor an image runs anything or asks for anything; people who do not
 * see them read the resume beside them, which says the same.
 */
export function PagePictures({ pages }: { readonly pages: readonly Page[] }) {
  const outlines = useMemo(createOutlines, []);
  return (
    <div class="pictures" aria-hidden="true">
      {pages.map((page, index) => (
        <PagePicture key={index} page={page} outlines={outlines} />
      ))}
    </div>
  );
}

function PagePicture({ page, outlines }: { readonly page: Page; readonly outlines: Outlines }) {
  const drawing = useMemo(() => readDrawing(page.svg), [page.svg]);
  return drawing ? <Drawn drawing={drawing} outlines={outlines} /> : <Image page={page} />;
}

function Drawn({ drawing, outlines }: { readonly drawing: PageDrawing; readonly outlines: Outlines }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const sheet = canvas.current;
    if (!sheet) return;
    // Tells the size at once, before the frame is painted, and again whenever it changes.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) paint(sheet, pointsOf(entry), drawing, outlines);
    });
    observer.observe(sheet, observedBox());
    const observeAnew = (): void => {
      observer.unobserve(sheet);
      observer.observe(sheet, observedBox());
    };
    // Fingers that zoom move many times: the page is painted anew when they rest.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const waitForRest = (): void => {
      clearTimeout(rest);
      rest = setTimeout(observeAnew, restMilliseconds);
    };
    const watched = [window, window.visualViewport];
    for (const one of watched) one?.addEventListener('resize', waitForRest);
    return () => {
      observer.disconnect();
      clearTimeout(rest);
      for (const one of watched) one?.removeEventListener('resize', waitForRest);
    };
  }, [drawing]);
  const { width, height } = drawing;
  return <canvas ref={canvas} style={{ aspectRatio: `${width} / ${height}` }} />;
}

const restMilliseconds = 100;

/** Points of the screen where the browser tells them: they change on a screen of another resolution, the layout does not. */
function observedBox(): ResizeObserverOptions {
  const isTold = 'devicePixelContentBoxSize' in ResizeObserverEntry.prototype;
  return { box: isTold ? 'device-pixel-content-box' : 'content-box' };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The points of the screen that the canvas takes up: with one more or less all letters would be blurred. Two fingers make
 * them more without a change of the layout.
 */
function pointsOf({ devicePixelContentBoxSize, contentRect }: ResizeObserverEntry): Size {
  // Not every browser tells.
  const [exact] = (devicePixelContentBoxSize as readonly ResizeObserverSize[] | undefined) ?? [];
  const { devicePixelRatio, visualViewport } = window;
  const zoom = Math.max(1, visualViewport?.scale ?? 1);
  return {
    width: (exact?.inlineSize ?? Math.round(contentRect.width * devicePixelRatio)) * zoom,
    height: (exact?.blockSize ?? Math.round(contentRect.height * devicePixelRatio)) * zoom,
  };
}

/** Enough for a page on any screen, and what browsers can hold: those of phones 16,777,216. */
const mostPoints = 16_000_000;

function paint(canvas: HTMLCanvasElement, size: Size, drawing: PageDrawing, outlines: Outlines): void {
  const share = Math.min(1, Math.sqrt(mostPoints / (size.width * size.height)));
  const width = Math.floor(size.width * share);
  const height = Math.floor(size.height * share);
  const context = canvas.getContext('2d', { alpha: false });
  // Not shown now.
  if (width === 0 || height === 0 || !context) return;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const scale = width / drawing.width;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  for (const { matrix, outline, fill, stroke } of drawing.shapes) {
    const [a, b, c, d, e, f] = matrix;
    const [x, y] = [e - drawing.left, f - drawing.top];
    context.setTransform(a * scale, b * scale, c * scale, d * scale, x * scale, y * scale);
    const path = outlines(outline);
    if (fill !== null) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (!stroke) continue;
    context.strokeStyle = stroke.color;
    context.lineWidth = stroke.width;
    context.miterLimit = stroke.miterLimit;
    context.stroke(path);
  }
}

type Outlines = (outline: string) => Path2D;

/** A page has some 200 letters. */
const mostOutlines = 2_000;

/** Outlines are kept, because the next picture has most of them. */
function createOutlines(): Outlines {
  const made = new Map<string, Path2D>();
  return (outline) => {
    const kept = made.get(outline);
    if (kept) return kept;
    if (made.size >= mostOutlines) made.clear();
    const path = new Path2D(outline);
    made.set(outline, path);
    return path;
  };
}

function Image({ page: { svg, width, height } }: { readonly page: Page }) {
  const address = useMemo(() => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), [svg]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt="" width={Math.round(width)} height={Math.round(height)} />;
}

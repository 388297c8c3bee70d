import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { ResumePages } from '../../contract/printing.ts';
import { type PageDrawing, readDrawing } from './page-drawing.ts';

type Page = ResumePages['pages'][number];

/**
 * Pages as they will be printed. Canvases and images run no scripts and load nothing. Screen readers say the page
 * number; the text is in the review.
 */
export function PagePictures({ pages }: { readonly pages: readonly Page[] }) {
  const outlines = useMemo(createOutlines, []);
  return (
    <div class="pictures">
      {pages.map((page, index) => (
        <PagePicture
          key={index}
          page={page}
          label={`Page ${index + 1} of ${pages.length}`}
          outlines={outlines}
        />
      ))}
    </div>
  );
}

interface PagePictureProps {
  readonly page: Page;
  readonly label: string;
  readonly outlines: Outlines;
}

function PagePicture({ page, label, outlines }: PagePictureProps) {
  const drawing = useMemo(() => readDrawing(page.svg), [page.svg]);
  if (!drawing) return <Image page={page} label={label} />;
  return <Drawn drawing={drawing} label={label} outlines={outlines} />;
}

type DrawnProps = Omit<PagePictureProps, 'page'> & { readonly drawing: PageDrawing };

function Drawn({ drawing, label, outlines }: DrawnProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sheet = useRef<Sheet | null>(null);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const made = createSheet(canvas.current, outlines);
    sheet.current = made;
    return made.close;
  }, []);
  useLayoutEffect(() => sheet.current?.draw(drawing), [drawing]);
  const { width, height } = drawing;
  return (
    <canvas ref={canvas} role="img" aria-label={label} style={{ aspectRatio: `${width} / ${height}` }} />
  );
}

interface Sheet {
  draw(drawing: PageDrawing): void;
  close(): void;
}

/** Frees the pixels of a canvas that is far out of view, as many pages would need hundreds of megabytes. */
function createSheet(canvas: HTMLCanvasElement, outlines: Outlines): Sheet {
  let drawing: PageDrawing | null = null;
  let size: Size | null = null;
  let isNear = false;
  let isPrinted = false;
  const show = (): void => {
    const isShown = isNear || isPrinted;
    if (isShown && size && drawing) paint(canvas, size, drawing, outlines);
    else if (!isShown) resize(canvas, 0, 0);
  };
  // Reports the size before the first paint and after each change.
  const sizes = new ResizeObserver(([entry]) => {
    if (!entry) return;
    size = pointsOf(entry);
    show();
  });
  sizes.observe(canvas, observedBox());
  const places = new IntersectionObserver((entries) => {
    isNear = entries.at(-1)?.isIntersecting ?? false;
    show();
  }, nearby);
  places.observe(canvas);
  const observeAnew = (): void => {
    sizes.unobserve(canvas);
    sizes.observe(canvas, observedBox());
  };
  // Pinch zoom causes many events; the page is painted again when they stop.
  let rest: ReturnType<typeof setTimeout> | undefined;
  const waitForRest = (): void => {
    clearTimeout(rest);
    rest = setTimeout(observeAnew, restMilliseconds);
  };
  // All pages are visible in print.
  const showForPrint = ({ type }: Event): void => {
    isPrinted = type === 'beforeprint';
    show();
  };
  for (const name of printing) window.addEventListener(name, showForPrint);
  const watched = [window, window.visualViewport];
  for (const one of watched) one?.addEventListener('resize', waitForRest);
  return {
    draw(latest) {
      drawing = latest;
      show();
    },
    close() {
      sizes.disconnect();
      places.disconnect();
      clearTimeout(rest);
      for (const name of printing) window.removeEventListener(name, showForPrint);
      for (const one of watched) one?.removeEventListener('resize', waitForRest);
    },
  };
}

/** Half a window around the visible part; `scrollMargin` is the same for scrolling panes, where supported. */
const nearby: IntersectionObserverInit & { readonly scrollMargin: string } = {
  rootMargin: '50%',
  scrollMargin: '50%',
};

const restMilliseconds = 100;

const printing = ['beforeprint', 'afterprint'] as const;

/** Device pixels, if supported: unlike the layout, they change on a screen with another resolution. */
function observedBox(): ResizeObserverOptions {
  const isReported = 'devicePixelContentBoxSize' in ResizeObserverEntry.prototype;
  return { box: isReported ? 'device-pixel-content-box' : 'content-box' };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Exact size of the canvas in device pixels; one pixel more or less would blur all letters. Pinch zoom increases it
 * without a change of the layout.
 */
function pointsOf({ devicePixelContentBoxSize, contentRect }: ResizeObserverEntry): Size {
  // Not supported by every browser.
  const [exact] = (devicePixelContentBoxSize as readonly ResizeObserverSize[] | undefined) ?? [];
  const { devicePixelRatio, visualViewport } = window;
  const zoom = Math.max(1, visualViewport?.scale ?? 1);
  return {
    width: (exact?.inlineSize ?? Math.round(contentRect.width * devicePixelRatio)) * zoom,
    height: (exact?.blockSize ?? Math.round(contentRect.height * devicePixelRatio)) * zoom,
  };
}

/** Maximum number of pixels, 32 MB: enough for a page as wide as a 4K screen is high. */
const maxPixels = 8_000_000;

function paint(canvas: HTMLCanvasElement, size: Size, drawing: PageDrawing, outlines: Outlines): void {
  const share = Math.min(1, Math.sqrt(maxPixels / (size.width * size.height)));
  const width = Math.floor(size.width * share);
  const height = Math.floor(size.height * share);
  const context = canvas.getContext('2d', { alpha: false });
  // The canvas is not visible.
  if (width === 0 || height === 0 || !context) return;
  resize(canvas, width, height);
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

/** Sets the size only if it differs, because setting it clears the canvas. */
function resize(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

type Outlines = (outline: string) => Path2D;

/** Maximum number of cached outlines; a page has about 200 different letters. */
const maxOutlines = 2_000;

/** Caches outlines, because the next picture has most of them. */
function createOutlines(): Outlines {
  const made = new Map<string, Path2D>();
  return (outline) => {
    const kept = made.get(outline);
    if (kept) return kept;
    if (made.size >= maxOutlines) made.clear();
    const path = new Path2D(outline);
    made.set(outline, path);
    return path;
  };
}

function Image({ page: { svg, width, height }, label }: Omit<PagePictureProps, 'outlines'>) {
  const address = useMemo(() => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), [svg]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt={label} width={Math.round(width)} height={Math.round(height)} />;
}

import type { DrawnPage, Ports, Renderer, RenderInput } from '../ports.ts';
import { sha256 } from '../secrets.ts';
import type { Store } from '../store-port.ts';
import type { JsonBytes } from '../use-cases.ts';
import { canonicalJson } from './stored-resumes.ts';

type Drawing = Pick<RenderInput, 'document' | 'look'>;

export interface DrawnAhead {
  /** What was begun already, or the pages drawn now. */
  draw(drawing: Drawing, draw: NonNullable<Renderer['draw']>): Promise<readonly DrawnPage[]>;
  /** The store; what a change makes of a resume whose pages were drawn lately is drawn while it is stored. */
  drawingChanges(store: Store): Store;
}

interface Begun {
  readonly pages: Promise<readonly DrawnPage[]>;
  readonly stopWaiting: () => void;
}

/** Pages that somebody may be looking at. */
const mostDrawn = 50;
/** Of one change each, until they are asked for. */
const mostBegun = 4;
/** People who look ask at once; pages that nobody asks for are dropped. */
const begunMilliseconds = 10_000;

/**
 * Who looks at the pages of a resume and changes it asks for them again at once. Nothing is shown ahead: the pages go out
 * when they are asked for, and only as those of the document that is stored by then.
 */
export function createDrawnAhead({ renderer, timer }: Pick<Ports, 'renderer' | 'timer'>): DrawnAhead {
  const drawnLately = new Set<string>();
  const begun = new Map<string, Begun>();
  // An own theme may be edited while somebody looks.
  const keyOf = (document: string, look: Drawing['look']): string =>
    sha256(`${canonicalJson(look)} ${renderer.version?.(look.theme) ?? ''} ${document}`);
  const drop = (key: string): void => {
    begun.get(key)?.stopWaiting();
    begun.delete(key);
  };
  const begin = (key: string, pages: Begun['pages']): void => {
    // A failure is reported to the request that asks for them.
    pages.catch(() => undefined);
    drop(key);
    begun.set(key, { pages, stopWaiting: timer.every(begunMilliseconds, () => drop(key)) });
    keepLatest(begun, mostBegun, drop);
  };
  return {
    async draw(drawing, draw) {
      const key = keyOf(JSON.stringify(drawing.document), drawing.look);
      drawnLately.delete(key);
      keepLatest(drawnLately.add(key), mostDrawn, (oldest) => drawnLately.delete(oldest));
      const ahead = begun.get(key)?.pages;
      drop(key);
      // It may have been refused in a moment when others were drawing.
      return ahead ? ahead.catch(() => draw(drawing)) : draw(drawing);
    },
    drawingChanges: (store) => ({
      ...store,
      async changeResume(stored, changes) {
        const { resumeData, look } = stored.resume;
        const changed = { look, ...changes.resume };
        if (renderer.draw && changed.resumeData && drawnLately.has(keyOf(textOf(resumeData), look))) {
          const text = textOf(changed.resumeData);
          const key = keyOf(text, changed.look);
          begin(key, renderer.draw({ document: JSON.parse(text), look: changed.look }));
          // Storing may hold this thread until the disk is done: the drawing has to be on its way by then.
          await timer.wait(0);
        }
        return store.changeResume(stored, changes);
      },
    }),
  };
}

function textOf(json: JsonBytes): string {
  return new TextDecoder().decode(json);
}

function keepLatest(
  kept: Set<string> | Map<string, unknown>,
  most: number,
  drop: (oldest: string) => void,
): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    drop(oldest);
  }
}

import { sha256 } from '../../sha256.ts';
import type { DrawnPage, Ports, Renderer, RenderInput } from '../ports.ts';
import type { Store } from '../store-port.ts';
import type { JsonBytes } from '../use-cases.ts';
import { canonicalJson } from './stored-resumes.ts';

type Drawing = Pick<RenderInput, 'document' | 'look'>;

export interface DrawnAhead {
  /** Returns pages that are already being drawn, or draws them. */
  draw(drawing: Drawing, draw: NonNullable<Renderer['draw']>): Promise<readonly DrawnPage[]>;
  /** Wraps the store: a change of a recently drawn resume starts drawing its new pages while it is stored. */
  drawingChanges(store: Store): Store;
}

interface Begun {
  readonly pages: Promise<readonly DrawnPage[]>;
  readonly stopWaiting: () => void;
}

/** Recently drawn resumes to remember. */
const maxRecentlyDrawn = 50;
/** Drawings started ahead that are kept until requested. */
const maxDrawingsAhead = 4;
/** Time after which unrequested pages are dropped. */
const begunMilliseconds = 10_000;

/**
 * Draws the pages of a changed resume ahead, because a person looking at it requests them next. They are returned
 * only on request, and only if they match the stored document.
 */
export function createDrawnAhead({ renderer, timer }: Pick<Ports, 'renderer' | 'timer'>): DrawnAhead {
  const drawnLately = new Set<string>();
  const begun = new Map<string, Begun>();
  // A custom theme may be edited meanwhile.
  const keyOf = (document: string, look: Drawing['look']): string =>
    sha256(`${canonicalJson(look)} ${renderer.version?.(look.theme) ?? ''} ${document}`);
  const drop = (key: string): void => {
    begun.get(key)?.stopWaiting();
    begun.delete(key);
  };
  const begin = (key: string, pages: Begun['pages']): void => {
    // The request for the pages reports the failure.
    pages.catch(() => undefined);
    drop(key);
    begun.set(key, { pages, stopWaiting: timer.every(begunMilliseconds, () => drop(key)) });
    keepLatest(begun, maxDrawingsAhead, drop);
  };
  return {
    async draw(drawing, draw) {
      const key = keyOf(JSON.stringify(drawing.document), drawing.look);
      drawnLately.delete(key);
      keepLatest(drawnLately.add(key), maxRecentlyDrawn, (oldest) => drawnLately.delete(oldest));
      const ahead = begun.get(key)?.pages;
      drop(key);
      // It may have been refused only because the renderer was busy.
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
          // Storing can block this thread, so the drawing must start first.
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

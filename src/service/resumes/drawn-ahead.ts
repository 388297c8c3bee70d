import { canonicalJson } from '../canonical-json.ts';
import type { DrawnPage, Renderer, RenderInput } from '../ports.ts';
import { sha256 } from '../sha256.ts';
import type { Store } from '../store-port.ts';
import type { JsonBytes } from '../use-cases.ts';

type Drawing = Pick<RenderInput, 'document' | 'look'>;

export interface DrawnAhead {
  /** What was begun already, or the pages drawn now. */
  draw(drawing: Drawing, draw: NonNullable<Renderer['draw']>): Promise<readonly DrawnPage[]>;
  /** The store; what a change makes of a resume whose pages were drawn lately is drawn while it is stored. */
  drawingChanges(store: Store, renderer: Renderer): Store;
}

/** Pages that somebody may be looking at. */
const mostDrawn = 50;
/** Of one change each, until they are asked for. */
const mostBegun = 4;

/**
 * Who looks at the pages of a resume and changes it asks for them again at once. Nothing is shown ahead: the pages go out
 * when they are asked for, and only as those of the document that is stored by then.
 */
export function createDrawnAhead(): DrawnAhead {
  const drawnLately = new Set<string>();
  const begun = new Map<string, Promise<readonly DrawnPage[]>>();
  return {
    async draw(drawing, draw) {
      const key = keyOf(JSON.stringify(drawing.document), drawing.look);
      keepLatest(drawnLately.add(key), mostDrawn);
      const ahead = begun.get(key);
      begun.delete(key);
      // It may have been refused in a moment when others were drawing.
      return ahead ? ahead.catch(() => draw(drawing)) : draw(drawing);
    },
    drawingChanges: (store, renderer) => ({
      ...store,
      changeResume(stored, changes) {
        const { resumeData, look } = stored.resume;
        const changed = { look, ...changes.resume };
        if (renderer.draw && changed.resumeData && drawnLately.has(keyOf(textOf(resumeData), look))) {
          const text = textOf(changed.resumeData);
          const pages = renderer.draw({ document: JSON.parse(text), look: changed.look });
          // Whoever asks for them hears of it.
          pages.catch(() => undefined);
          begun.set(keyOf(text, changed.look), pages);
          keepLatest(begun, mostBegun);
        }
        return store.changeResume(stored, changes);
      },
    }),
  };
}

function keyOf(document: string, look: Drawing['look']): string {
  return sha256(`${canonicalJson(look)} ${document}`);
}

function textOf(json: JsonBytes): string {
  return new TextDecoder().decode(json);
}

function keepLatest(kept: Set<string> | Map<string, unknown>, most: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(oldest);
  }
}

/*
 * Moves the focus to a neighbor when the focused control is removed. The browser would move it to the body, where the
 * Tab key starts at the top and a screen reader is silent.
 */

const controls = 'a[href], button, input, select, textarea, summary';

interface Focused {
  readonly control: HTMLElement;
  /** Its ancestors, innermost first. */
  readonly around: readonly HTMLElement[];
  /** All controls at that time, in order. */
  readonly others: readonly HTMLElement[];
}

/** Watches `root`. If no neighbor is left, `last` gets the focus. Returns a function that stops watching. */
export function keepFocus(root: HTMLElement, last: () => HTMLElement | null): () => void {
  const { ownerDocument: document } = root;
  let focused: Focused | null = null;

  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    focused = { control: target, around: ancestors(target, root), others: controlsIn(root) };
  };
  // A click outside controls leaves the focus on purpose; a click on a control focuses it afterward.
  const forget = (): void => {
    focused = null;
  };
  const look = (): void => {
    if (!focused || document.activeElement !== document.body) return;
    const { control } = focused;
    if (control.isConnected && root.contains(control)) {
      // It was disabled while its action ran.
      if (isUsable(control)) control.focus({ preventScroll: true });
      return;
    }
    (neighborOf(focused) ?? last())?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  root.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget, true);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget, true);
  };
}

/** A control in the nearest remaining ancestor: a new one, otherwise the one after it, otherwise the one before it. */
function neighborOf({ control, around, others }: Focused): HTMLElement | null {
  const part = around.find((one) => one.isConnected && controlsIn(one).length > 0);
  if (!part) return null;
  const now = controlsIn(part);
  const place = others.indexOf(control);
  const isThere = (one: HTMLElement) => now.includes(one);
  return (
    now.find((one) => !others.includes(one)) ??
    others.slice(place + 1).find(isThere) ??
    others.slice(0, Math.max(place, 0)).findLast(isThere) ??
    null
  );
}

function ancestors(control: HTMLElement, root: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = control.parentElement; one && one !== root; one = one.parentElement) found.push(one);
  return found;
}

function controlsIn(part: HTMLElement): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(controls)].filter(isUsable);
}

function isUsable(control: HTMLElement): boolean {
  return !control.matches(':disabled') && control.getClientRects().length > 0;
}

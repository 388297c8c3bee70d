import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

const keys: readonly (readonly [key: string, what: string])[] = [
  ['j', 'next change'],
  ['k', 'previous change'],
  ['a', 'accept it, or not any more'],
  ['x', 'undo it'],
  ['u or r', 'restore it'],
  ['n', 'next question'],
  ['?', 'this help'],
];

export function KeyHelp({ isOpen }: { readonly isOpen: Signal<boolean> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = isOpen.value;
  // Before the next key arrives, which belongs to the help.
  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog ref={dialog} aria-labelledby="key-help" onClose={() => (isOpen.value = false)}>
      <h2 id="key-help">Keys</h2>
      <dl class="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => (isOpen.value = false)}>
        Close
      </button>
    </dialog>
  );
}

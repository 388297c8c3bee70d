import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { KeySwitch } from './key-switch.ts';

const keys: readonly (readonly [key: string, what: string])[] = [
  ['j', 'next change'],
  ['k', 'previous change'],
  ['a', 'accept it, or not any more'],
  ['x', 'undo it'],
  ['u or r', 'restore it'],
  ['n', 'next question'],
  ['?', 'this help'],
];

interface KeyHelpProps {
  readonly isOpen: Signal<boolean>;
  readonly keySwitch: KeySwitch;
}

export function KeyHelp({ isOpen, keySwitch }: KeyHelpProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = isOpen.value;
  // A layout effect, so that the dialog is open before the next key.
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
      <p>
        <label class="check">
          <input
            type="checkbox"
            checked={keySwitch.isOn.value}
            onChange={(event) => keySwitch.turn(event.currentTarget.checked)}
          />
          Use these keys. All of it can be done without them.
        </label>
      </p>
      <button type="button" autofocus onClick={() => (isOpen.value = false)}>
        Close
      </button>
    </dialog>
  );
}

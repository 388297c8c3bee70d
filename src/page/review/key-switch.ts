import { type ReadonlySignal, signal } from '@preact/signals';
import type { Memory } from '../surroundings.ts';

/** Turns single-letter shortcuts on or off, which speech input or an accidental key press could trigger. */
export interface KeySwitch {
  readonly isOn: ReadonlySignal<boolean>;
  turn(isOn: boolean): void;
}

/** Key in the browser's memory. */
const memoryName = 'keys';

export function createKeySwitch(memory: Memory): KeySwitch {
  const isOn = signal(memory.read(memoryName)[0] !== 'off');
  return {
    isOn,
    turn(value) {
      isOn.value = value;
      memory.write(memoryName, value ? [] : ['off']);
    },
  };
}

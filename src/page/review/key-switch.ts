import { type ReadonlySignal, signal } from '@preact/signals';
import type { Memory } from '../surroundings.ts';

/** Whether single letters do something: who speaks to the computer, or hits keys unawares, can do without. */
export interface KeySwitch {
  readonly isOn: ReadonlySignal<boolean>;
  turn(isOn: boolean): void;
}

/** What this browser remembers it under. */
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

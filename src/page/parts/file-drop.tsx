import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

interface FileDropProps {
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly children?: ComponentChildren;
}

/** A place to drop a file on, and a button for everybody else. */
export function FileDrop({ label, hint, accept, onFile, children }: FileDropProps) {
  const isOver = useSignal(false);
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button in it does the same
    <div
      class={`drop${isOver.value ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        take(event.dataTransfer?.files);
      }}
    >
      {children}
      <label class="file">
        <input
          type="file"
          accept={accept}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
        <span class="button">{label}</span>
      </label>
      <p class="quiet small">{hint}</p>
    </div>
  );
}

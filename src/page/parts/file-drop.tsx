import { useSignal } from '@preact/signals';

interface FileDropProps {
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  /** For one file; `onFiles` is for several. */
  readonly onFile?: (file: File) => void;
  readonly onFiles?: (files: readonly File[]) => void;
}

/** A drop target with a button that opens the file dialog. */
export function FileDrop({ label, hint, accept, onFile, onFiles }: FileDropProps) {
  const isOver = useSignal(false);
  const take = (files: FileList | null | undefined): void => {
    const [first] = files ?? [];
    if (!first) return;
    if (onFiles) onFiles([...(files ?? [])]);
    else onFile?.(first);
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
      <label class="file">
        <input
          type="file"
          accept={accept}
          multiple={onFiles !== undefined}
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

interface LoadFailureProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Shown instead of content that could not be loaded. */
export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <div class="empty" role="alert">
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

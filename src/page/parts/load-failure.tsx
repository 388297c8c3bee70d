interface LoadFailureProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Where something should be that could not be had. */
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

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const patienceMilliseconds = 300;

interface WaitingProps {
  readonly what: string;
  /** Milliseconds. */
  readonly after?: number;
}

/** Shows a message only if waiting takes long enough to be noticed. */
export function Waiting({ what, after = patienceMilliseconds }: WaitingProps) {
  const isLong = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isLong.value = true;
    }, after);
    return () => clearTimeout(timer);
  }, [isLong]);
  return (
    <p role="status" class="waiting">
      {isLong.value ? what : ''}
    </p>
  );
}

import { useEffect, useRef } from 'preact/hooks';

/** Somebody who comes back from another tab may have changed there what is shown here. */
export function useWhenShownAgain(work: () => void): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

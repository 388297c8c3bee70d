import { useEffect, useRef } from 'preact/hooks';

/** Calls `work` when the tab becomes visible again, as data may have changed in another tab. */
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

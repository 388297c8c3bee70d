/** Runs each work after the one before, in the order of the calls. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    // The caller gets the failure; the next work does not.
    last = next.catch(() => undefined);
    return next;
  };
}

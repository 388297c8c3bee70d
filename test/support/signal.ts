export interface Signal {
  readonly given: Promise<void>;
  give(): void;
}

/** A promise that a test keeps when it wants to. */
export function createSignal(): Signal {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

import { type Issue, ValidationError } from '../../values/validation-error.ts';

/* What is wrong with an edited text, and where its values come from. */

export interface Problems {
  add(line: number, message: string): void;
  /** @throws ValidationError if there are problems, in the order of their lines */
  check(): void;
}

export function collectProblems(name: string): Problems {
  const found: { readonly line: number; readonly message: string }[] = [];
  return {
    add(line, message) {
      found.push({ line, message });
    },
    check() {
      if (found.length === 0) return;
      const sorted = found.toSorted((one, other) => one.line - other.line);
      throw new ValidationError(
        sorted.map(({ line, message }): Issue => ({ path: `${name}:${line}`, message })),
      );
    },
  };
}

interface Place {
  readonly line: number;
  readonly label: string;
}

/** The line and label of each value, by its path in the document. */
export interface Places {
  set(path: readonly PropertyKey[], place: Place): void;
  /** Of the value or of what it is part of. */
  find(path: readonly PropertyKey[]): Place | null;
}

export function createPlaces(): Places {
  const places = new Map<string, Place>();
  return {
    set(path, place) {
      places.set(JSON.stringify(path), place);
    },
    find(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const place = places.get(JSON.stringify(path.slice(0, length)));
        if (place) return place;
      }
      return null;
    },
  };
}

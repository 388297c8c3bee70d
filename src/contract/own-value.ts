/**
 * What an object holds under a name that may come from outside. `object[name]` would also find what every object
 * inherits: `constructor` is a word like any other.
 */
export function ownValue<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** `object.__proto__ = value` would change what the object is instead of what it holds. */
export function setOwnValue<Value>(object: Record<string, Value>, name: string, value: Value): void {
  if (name !== '__proto__') object[name] = value;
  else Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
}

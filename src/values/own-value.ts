/**
 * The object's own value for a name from outside. `object[name]` would also find inherited properties such as
 * `constructor`.
 */
export function ownValue<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Sets an own property, even for `__proto__`, which an assignment would use as the prototype. */
export function setOwnValue<Value>(object: Record<string, Value>, name: string, value: Value): void {
  if (name !== '__proto__') object[name] = value;
  else Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
}

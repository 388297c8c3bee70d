/** The person asked for something that cannot be done as asked. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

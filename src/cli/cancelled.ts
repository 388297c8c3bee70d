/** The person changed their mind. Exit code 130, as after Ctrl-C. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

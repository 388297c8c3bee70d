/** A page of the web that cannot be had. The message completes `https://…: `. */
export class WebRefusal extends Error {
  override readonly name = 'WebRefusal';
}

/** A page of the web that cannot be had. The message completes `https://…: `. */
export class WebRefusal extends Error {
  override readonly name: string = 'WebRefusal';
}

/** Its address is none of the public internet. */
export class PrivateAddressRefusal extends WebRefusal {
  override readonly name = 'PrivateAddressRefusal';

  constructor(address: string) {
    super(`${address} belongs to this machine or a private network`);
  }
}

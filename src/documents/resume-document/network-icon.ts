/** Slug of the icon that Reactive Resume draws for a network: `Stack Overflow` becomes `stackoverflow`. */
export function networkIcon(network: string): string {
  return network.toLowerCase().replace(/[^a-z0-9]/g, '');
}

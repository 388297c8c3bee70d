/** A skill to be named in the list, with what it rests on. */
export interface SurfacedSkill {
  readonly text: string;
  readonly requirement: string;
  readonly rule: 'surface' | 'broader_term';
  /** A certificate or licence. */
  readonly isGranted: boolean;
  readonly reason: string;
  readonly evidence: { readonly path: string; readonly quote: string };
}

export interface RoleFamily {
  readonly family: string;
  /** Titles for the same work, parted by commas or lines; `*entwickler` is the end of a German compound. */
  readonly titles: string;
}

/** What everybody who holds an office does or knows, told by the title alone. */
export interface OfficeDuties {
  /** A role family of `roles/`, or titles within families (comma separated, as `roles/` writes them), narrower than one. */
  readonly family?: string;
  readonly titles?: string;
  /** Terms of the skills tables, comma separated: nobody holds the office for a year without them. */
  readonly duties: string;
}

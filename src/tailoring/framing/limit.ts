/**
 * How far a text takes back what it names. `none`: it is denied, gone, or the work of others. `in_part`: this text
 * speaks of a part, with help, for pleasure or of learning it. `at_most`: the person says how far they know it at all.
 */
export type Limit = 'none' | 'in_part' | 'at_most';

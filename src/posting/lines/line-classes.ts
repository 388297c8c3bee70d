/** What a line of a posting is there for, in the order of the model's classes. */
export const lineClasses = [
  'title',
  'heading',
  'role',
  'asks',
  'prefers',
  'duty',
  'employer',
  'offers',
  'legal',
  'apply',
  'page',
] as const;
export type LineClass = (typeof lineClasses)[number];

/** `78 is the most that this resume can honestly reach` */
export function ceilingText(ceiling: number): string {
  return `${ceiling} is the most that this resume can honestly reach`;
}

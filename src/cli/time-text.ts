/** `2026-11-21 09:14` in the time zone of this machine. */
export function shortDate(timestamp: string): string {
  const date = new Date(timestamp);
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

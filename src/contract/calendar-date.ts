/** Days of a month, from 1; 0 for a month that there is not. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  if (!(month >= 1 && month <= 12)) return 0;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether the calendar has this day: engines roll 30 February over to March. */
export function isCalendarDate(year: number, month: number, day: number): boolean {
  return day >= 1 && day <= daysInMonth(year, month);
}

import { expect, it } from 'vitest';
import { dateFields, datesInText } from '../../../src/documents/outline/recognize/dates-in-text.ts';

const monthsOf = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre',
} as const;

const present = [
  'present',
  'today',
  'heute',
  'dato',
  'aujourd’hui',
  'maintenant',
  'actualidad',
  'la fecha',
  '至今',
];
const until = ['–', 'to', 'through', 'until', 'bis', 'à', 'hasta'];

const read = (text: string) => dateFields(datesInText(`Cook, Crust & Co, ${text}`).date);

it.each(Object.entries(monthsOf))('reads every month of a period: %s', (_, months) => {
  for (const [index, month] of months.split(' ').entries()) {
    const number = String(index + 1).padStart(2, '0');
    const period = { startDate: `2016-${number}`, endDate: `2020-${number}` };
    expect(read(`${month} 2016 – ${month} 2020`), month).toEqual(period);
  }
});

it.each(present)('reads a period without an end: %s', (word) => {
  expect(read(`2016 – ${word}`)).toEqual({ startDate: '2016' });
});

it.each(until)('reads a period with %s', (word) => {
  expect(read(`2016 ${word} 2020`)).toEqual({ startDate: '2016', endDate: '2020' });
});

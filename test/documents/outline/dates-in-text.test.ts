import { describe, expect, it } from 'vitest';
import { dateFields, datesInText } from '../../../src/documents/outline/recognize/dates-in-text.ts';

describe('dates are found in a line', () => {
  it.each([
    ['Senior Engineer, Acme, 2021 – Present', 'Senior Engineer, Acme', { startDate: '2021' }],
    ['Mar 2019 - Feb 2021', '', { startDate: '2019-03', endDate: '2021-02' }],
    ['Acme (03/2019 – 02/2021)', 'Acme', { startDate: '2019-03', endDate: '2021-02' }],
    ['Leiter, seit April 2020', 'Leiter', { startDate: '2020-04' }],
    ['März 2018 bis heute', '', { startDate: '2018-03' }],
    ['déc. 2015 à févr. 2019', '', { startDate: '2015-12', endDate: '2019-02' }],
    ['enero de 2020 – actualidad', '', { startDate: '2020-01' }],
    ['2020年3月 – 至今', '', { startDate: '2020-03' }],
    ['Cook (2016 – 2017, Berlin)', 'Cook | Berlin', { startDate: '2016', endDate: '2017' }],
    ['2020 年 11 月 - 至今', '', { startDate: '2020-11' }],
    ['2016年一月至2017年十二月', '', { startDate: '2016-01', endDate: '2017-12' }],
    ['教师（2016年一月至2016年五月）', '教师', { startDate: '2016-01', endDate: '2016-05' }],
    ['2015/04-2016/07春风分店', '春风分店', { startDate: '2015-04', endDate: '2016-07' }],
    ['2014年9月-2016年7月春风分店', '春风分店', { startDate: '2014-09', endDate: '2016-07' }],
    ['2019.03-至今春风分店', '春风分店', { startDate: '2019-03' }],
    ['2016至2018春风分店', '春风分店', { startDate: '2016', endDate: '2018' }],
    ['春风分店2015/04-2016/07', '春风分店', { startDate: '2015-04', endDate: '2016-07' }],
    ['春风分店2019年3月至今', '春风分店', { startDate: '2019-03' }],
    ['Scrum Master | 2019', 'Scrum Master', { date: '2019' }],
    ['2022 –', '', { startDate: '2022' }],
    ['Bäckerin • Mai 2022 –', 'Bäckerin', { startDate: '2022-05' }],
    ['Jan 2019 --- Dec 2022', '', { startDate: '2019-01', endDate: '2022-12' }],
    ['Baker, 2010---2012', 'Baker', { startDate: '2010', endDate: '2012' }],
    ['2016--2019', '', { startDate: '2016', endDate: '2019' }],
    ['Data Scientist, Summer 2012 and 2013', 'Data Scientist', { date: 'Summer 2012 and 2013' }],
    ['Buchhalterin, 04/2019 – laufend', 'Buchhalterin', { startDate: '2019-04' }],
    ['Comptable, mars 2019 – en cours', 'Comptable', { startDate: '2019-03' }],
    ['aout 2018 à ce jour', '', { startDate: '2018-08' }],
    ['Enfermera, enero de 2020 a la actualidad', 'Enfermera', { startDate: '2020-01' }],
    ['2019 – hoy', '', { startDate: '2019' }],
    ['Analyst, 2017 till 2019', 'Analyst', { startDate: '2017', endDate: '2019' }],
    ['Infirmière, depuis le 03/2021', 'Infirmière', { startDate: '2021-03' }],
    ['Harvard University, AB 2019', 'Harvard University, AB', { date: '2019' }],
    ['2016-09 – 2018-06', '', { startDate: '2016-09', endDate: '2018-06' }],
    ['2010- 2012: Art school', 'Art school', { startDate: '2010', endDate: '2012' }],
    ['09/2010 -08/2012', '', { startDate: '2010-09', endDate: '2012-08' }],
    ['01.09.2011 - 31.08.12: Cook', 'Cook', { startDate: '2011-09-01', endDate: '2012-08-31' }],
    ['Cook, 2018–19', 'Cook', { startDate: '2018', endDate: '2019' }],
    ['Cook, 2018/19', 'Cook', { startDate: '2018', endDate: '2019' }],
    ['Cook, 2009-12', 'Cook', { date: '2009-12' }],
    ['25 marzo 2021 - 24 febrero 2022', '', { startDate: '2021-03-25', endDate: '2022-02-24' }],
    ['Cocinera, 25 de marzo de 2021', 'Cocinera', { date: '2021-03-25' }],
    ['March 5th, 2019 – June 7, 2020', '', { startDate: '2019-03-05', endDate: '2020-06-07' }],
    [
      'Cuisinier du 5 mars 2019 au 6 juin 2020',
      'Cuisinier',
      { startDate: '2019-03-05', endDate: '2020-06-06' },
    ],
    ['Cook, 2018 – 19 May 2020', 'Cook', { startDate: '2018', endDate: '2020-05-19' }],
    ['2019\u20112020', '', { startDate: '2019', endDate: '2020' }],
    ['2019/9\uFF0D2022/6', '', { startDate: '2019-09', endDate: '2022-06' }],
    ['05-2019 – 06-2020', '', { startDate: '2019-05', endDate: '2020-06' }],
    ['Cook 25-05-2016 - 14-02-2020', 'Cook', { startDate: '2016-05-25', endDate: '2020-02-14' }],
    ['2019, May - 2020, June', '', { startDate: '2019-05', endDate: '2020-06' }],
    ['Marzo 2019/Junio 2020', '', { startDate: '2019-03', endDate: '2020-06' }],
    ['2019 → 2020', '', { startDate: '2019', endDate: '2020' }],
    ['Okt. 18 – Sept. 21', '', { startDate: '2018-10', endDate: '2021-09' }],
    ['Aug 19 – Present', '', { startDate: '2019-08' }],
    ['juin à août 2019', '', { startDate: '2019-06', endDate: '2019-08' }],
    ['Baker, May 2019, Berlin', 'Baker | Berlin', { date: '2019-05' }],
    ['BA History , May 2012 Hill College', 'BA History | Hill College', { date: '2012-05' }],
    ['May 2019 / Baker / Berlin', 'Baker / Berlin', { date: '2019-05' }],
    ['Baker / May 2019', 'Baker', { date: '2019-05' }],
    ['JUILLET-AOUT 2020 / Serveur', 'Serveur', { startDate: '2020-07', endDate: '2020-08' }],
    ['Baker, 2019, Berlin', 'Baker | Berlin', { date: '2019' }],
    ['Baker, Fall 2020 – Present', 'Baker', { date: 'Fall 2020 – Present' }],
    ['Baker, May 2020 – Summer 2021', 'Baker', { date: 'May 2020 – Summer 2021' }],
    ['Baker, Fall 2020 – May 2021', 'Baker', { date: 'Fall 2020 – May 2021' }],
    ['Baker, Spring – Fall 2021', 'Baker', { date: 'Spring – Fall 2021' }],
    ['Du 18/02 au 17/05/2013 : Baker', 'Baker', { startDate: '2013-02-18', endDate: '2013-05-17' }],
    ['Baker, 01.02. – 31.03.2019', 'Baker', { startDate: '2019-02-01', endDate: '2019-03-31' }],
    ['Du 08 Février au 10 Août 2021 : Baker', 'Baker', { startDate: '2021-02-08', endDate: '2021-08-10' }],
  ])('%s', (text, rest, fields) => {
    const found = datesInText(text);
    expect(found.rest).toBe(rest);
    expect(dateFields(found.date)).toEqual(fields);
  });

  it('a day that no month has is left out: the month is what can be meant', () => {
    expect(dateFields('2019-04-41')).toEqual({ date: '2019-04' });
  });

  it.each([
    '2019 年度优秀员工',
    '2019年度优秀员工',
    '数据库版本2010至2016的迁移',
    '采购2000-3000份面粉',
    '自2015年起负责采购',
    'Cut costs by 2000 euros',
    'ISO 27001',
    '14 to 20 people',
    'Windows 2000 and later',
    '',
  ])('and not where there are none: %s', (text) =>
    expect(datesInText(text)).toEqual({ rest: text, date: '' }),
  );
});

import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { limitOf } from '../../../src/tailoring/framing/limits/limit-of.ts';
import { isUnderWay } from '../../../src/tailoring/framing/limits/unfinished.ts';

function rangeOf(text: string, term: string) {
  const start = text.indexOf(term);
  return { start, end: start + term.length };
}

function isHeld(text: string, paper: string) {
  const range = rangeOf(text, paper);
  return !isUnderWay(text, range.start) && limitOf(standardLexicon(), text, range, 'credential') !== 'none';
}

describe('what is only wished for, denied or begun', () => {
  it.each([
    'Capacity planning for Go services',
    'Wrote the plan to move 40 services to Go',
    'Looking for memory leaks in Go services, cut restarts by half',
    'Shipped the Go rewrite earlier than expected',
    'Cut work in progress from 9 to 4 stories in the Go team',
    'Preparing for month-end close with Go scripts',
    'Want to learn Rust. Wrote Go for six years.',
    'Go seit 2019 im Einsatz',
    'Salary reports in Go',
    'Développement en Go',
    '使用 Go 开发',
  ])('believes: %s', (text) => {
    expect(limitOf(standardLexicon(), text, rangeOf(text, 'Go'))).not.toBe('none');
  });

  it.each([
    'Want to learn Go',
    'I plan to pick up Go next',
    'Looking to learn Go',
    'Looking for a role with Go',
    'Interested in Go',
    'No experience with Go',
    'Never used Go',
    'Go (in progress)',
    'Working towards a Go certification',
    'Möchte Go lernen',
    'Keine Erfahrung mit Go',
    'Souhaite apprendre Go',
    'Aucune expérience en Go',
    'Quiero aprender Go',
    'Pretensión salarial: 2.000 (según Go)',
    'Gehaltsvorstellung: 50.000 (mit Go)',
    'Expected salary: 40k with Go',
    '期望薪资：一万（Go 岗位）',
    'Sin experiencia en Go',
    '对 Go 感兴趣',
    '没有 Go 经验',
  ])('does not believe: %s', (text) => {
    expect(limitOf(standardLexicon(), text, rangeOf(text, 'Go'))).toBe('none');
  });
});

describe('a paper', () => {
  it.each(['CPA', 'CPA, Minnesota', 'Licensed CPA since 2014', 'CPA (2014)'])('believes: %s', (text) => {
    expect(isHeld(text, 'CPA')).toBe(true);
  });

  it.each([
    'CPA candidate',
    'CPA pending',
    'Preparing for the CPA',
    'Working towards CPA',
    'CPA, expected 2027',
    'CPA in progress',
    'Passed two CPA exam sections',
    'CPA in Vorbereitung',
    'CPA angestrebt',
    'CPA, Prüfung im Mai 2027',
    'CPA en cours',
    'CPA en préparation',
    'CPA en curso',
    'CPA (pendiente)',
    '备考 CPA',
  ])('does not believe: %s', (text) => {
    expect(isHeld(text, 'CPA')).toBe(false);
  });
});

describe('what somebody else does, or nobody', () => {
  it.each([
    ['Kubernetes', 'No Kubernetes so far'],
    ['SAP', 'No SAP, only paper'],
    ['welding', 'No welding in this job'],
    ['Python', 'Sold Python courses to companies'],
    ['Salesforce', 'Sold Salesforce licences to small firms'],
    ['payroll', 'Sold payroll software to accountants'],
    ['AutoCAD', 'Booked training on AutoCAD for the drawing office'],
    ['SolidWorks', 'Attended a training day on SolidWorks'],
    ['Power BI', 'Attended an introduction to Power BI'],
    ['wound care', 'Watched nurses do wound care'],
    ['surgery', 'Watched surgery from the gallery'],
    ['physiotherapy', 'Walked patients to physiotherapy'],
    ['underwriting', 'Sent applications to underwriting'],
    ['welding', 'Worked alongside the welding team'],
    ['machine learning', 'Worked alongside the machine learning engineers'],
    ['DevOps', 'Sat next to the DevOps team'],
    ['data science', 'Joined meetings with the data science department'],
    ['recruitment', 'Bought recruitment software'],
    ['CNC machining', 'Bought CNC machining from suppliers in Poland'],
    ['web development', 'Hired an agency for web development'],
    ['video editing', 'Outsourced video editing to a freelancer'],
    ['Java', 'Recruited Java developers for banks'],
    ['Kubernetes', 'Recruited Kubernetes engineers for start-ups'],
    ['React', 'Placed React developers with clients'],
    ['photography', 'Enjoys photography and hiking'],
    ['cooking', 'Hobbies: cooking, running, chess'],
    ['programming', 'Hobby: programming small games'],
    ['gardening', 'Loves gardening at the weekend'],
    ['railway signalling', 'Collects old railway signalling equipment'],
    ['GIS', 'Will start a GIS course next spring'],
    ['forklift', 'Plans to get the forklift licence'],
    ['SQL', 'SQL is on my list for next year'],
    ['Docker', 'Docker was used by another team'],
    ['Terraform', 'Terraform handled by the platform team'],
    ['SAP', 'SAP was run by head office'],
    ['C++', 'Not a C++ person'],
    ['sales', 'Did not do sales'],
    ['night shifts', "Didn't work night shifts"],
    ['public speaking', 'Dislikes public speaking'],
    ['Excel', 'Not yet confident in Excel'],
    ['Schweißen', 'Kein Schweißen, nur Zuschnitt'],
    ['SAP', 'Ohne SAP, alles auf Papier'],
    ['CNC-Fräsen', 'CNC-Fräsen an Lieferanten vergeben'],
    ['Buchhaltung', 'Buchhaltung vom Steuerberater erledigt'],
    ['Lohnabrechnung', 'Lohnabrechnung durch externes Büro'],
    ['AutoCAD', 'AutoCAD-Schulung geplant'],
    ['Python', 'Teilnahme an einer Python-Schulung'],
    ['Wundversorgung', 'Bei der Wundversorgung zugesehen'],
    ['Fotografie', 'Hobbys: Fotografie, Wandern'],
    ['SAP', 'Pas de SAP dans ce poste'],
    ['soudure', 'Pas de soudure, seulement du montage'],
    ['AutoCAD', "Suivi d'une formation AutoCAD de deux jours"],
    ['photographie', 'Loisirs : photographie, randonnée'],
    ['paie', 'Vente de logiciels de paie'],
    ['SAP', 'No usaba SAP'],
    ['soldadura', 'Sin soldadura, solo montaje'],
    ['AutoCAD', 'Asistí a un curso de AutoCAD'],
    ['fotografía', 'Aficiones: fotografía, senderismo'],
    ['nóminas', 'Venta de programas de nóminas'],
    ['Python', '参加Python培训'],
    ['SAP', '参加SAP系统培训'],
    ['会计', '会计工作由外部公司负责'],
    ['摄影', '爱好:摄影、旅游'],
    ['Java', '未使用Java'],
    ['焊接', '不负责焊接'],
    ['SQL', 'Attended a workshop on running SQL in production'],
    ['SQL', 'Participated in a three-day training course for SQL'],
    ['SQL', 'Went through a training on SQL'],
    ['SQL', 'Sat in on a lecture about SQL'],
    ['SQL', 'Completed a short introduction to SQL'],
    ['SQL', 'Will start to use SQL in May'],
    ['SQL', 'Will take a course on SQL'],
    ['SQL', 'Not yet trained on SQL'],
    ['SQL', 'Have not yet used SQL'],
    ['SQL', 'SQL course booked for 2027'],
    ['SQL', 'Hobbies: chess, tinkering with SQL'],
    ['SQL', 'Enjoys reading about SQL'],
    ['SQL', 'Shadowed an engineer who ran SQL'],
    ['SQL', 'Watched senior engineers perform SQL upgrades'],
    ['SQL', 'Observed a colleague carrying out SQL upgrades'],
    ['SQL', 'Sat in meetings of the SQL team'],
    ['SQL', 'Ordered our SQL hosting from an outside company'],
    ['SQL', 'SQL upgrades carried out by another team'],
    ['phlebotomy', 'Worked next to the phlebotomy nurses'],
    ['phlebotomy', 'Escorted elderly patients on to phlebotomy'],
    ['phlebotomy', 'Samples were sent out to a partner lab for phlebotomy'],
    ['SQL', 'Software für SQL an Banken verkauft'],
    ['SQL', 'SQL-Lizenzen an Banken verkauft'],
    ['SQL', 'Besuch eines SQL-Kurses'],
    ['SQL', 'Hobbys: Schach, Basteln mit SQL'],
    ['SQL', "Envie d'utiliser SQL"],
    ['SQL', 'Vente de logiciels SQL aux banques'],
    ['SQL', 'Loisirs : échecs, bricolage avec SQL'],
    ['SQL', 'Vendí software SQL a bancos'],
    ['SQL', 'Participación en taller sobre SQL'],
    ['SQL', 'SQL llevado por asesores externos'],
    ['Java', '不会Java'],
    ['Java', '销售Java软件'],
    ['Java', '采购Java系统'],
    ['Java', '无Java经验'],
    ['Java', '没有相关经验，但学习Java'],
    ['Java', 'Java由公司外部供应商维护'],
    ['SQL', 'Was not allowed to use SQL'],
    ['SQL', 'Not authorized to run SQL'],
    ['SQL', 'Managed people who used SQL'],
    ['SQL', 'Supported colleagues that write SQL every day'],
    ['SQL', 'Seeking a role with SQL'],
    ['SQL', 'Habe noch nie SQL benutzt'],
    ['SQL', 'Mit SQL nie gearbeitet'],
    ['SQL', 'SQL-Kurs besucht'],
    ['SQL', 'Teilnahme an einem Workshop zu SQL'],
    ['SQL', "Je n'ai jamais utilisé SQL"],
    ['SQL', "Je n'ai pas encore pratiqué SQL"],
    ['SQL', 'Recrutement de développeurs SQL'],
    ['Java', 'Sin SQL ni Java'],
    ['SQL', 'Nunca usé SQL'],
    ['SQL', 'Nunca he trabajado con SQL'],
    ['SQL', 'Selección de desarrolladores SQL'],
    ['Java', '不会使用Java'],
    ['Java', '从未用过Java'],
    ['Java', '招聘Java工程师'],
  ])('%s is not the work of who writes: %s', (name, text) => {
    expect(limitOf(standardLexicon(), text, rangeOf(text, name))).toBe('none');
  });

  it.each([
    ['SAP', 'Booked goods in SAP with no errors in two years'],
    ['welding', 'Passed every inspection with no defects in welding'],
    ['Python', 'Trained 12 colleagues in Python'],
    ['Salesforce', 'Sold office furniture, tracked in Salesforce'],
    ['sales', 'Sold 40 cars a month, best in sales for the branch'],
    ['payroll', 'Chose and introduced payroll software, then ran payroll for 90 staff'],
    ['AutoCAD', 'Gave training on AutoCAD to new draughtsmen'],
    ['welding', 'Led the welding team of six'],
    ['machine learning', 'Shipped machine learning models with the platform engineers'],
    ['DevOps', 'Led a DevOps team of five'],
    ['data science', 'Led data science projects for retail clients'],
    ['procurement', 'Bought steel and castings, procurement volume 4 million'],
    ['Java', 'Hired and led Java developers, wrote Java myself every day'],
    ['Docker', 'Docker images used by nine teams'],
    ['Terraform', 'Terraform modules shared with another team'],
    ['SAP', 'SAP introduced by my team at three plants'],
    ['Angular', 'Angular front ends, not a single rollback in two years'],
    ['C++', 'C++ for trading systems where not a microsecond may be lost'],
    ['sales', 'Doubled sales without raising the budget'],
    ['Excel', 'Planned the training of 30 staff in Excel'],
    ['Schweißen', 'Schweißen von Rahmen, keine Reklamation in drei Jahren'],
    ['SAP', 'Wareneingang in SAP gebucht, ohne Differenzen'],
    ['CNC-Fräsen', 'CNC-Fräsen von Prototypen für Lieferanten'],
    ['Python', 'Python-Schulungen für Kollegen gegeben'],
    ['Vertrieb', 'Vertrieb von Software an Kliniken'],
    ['SAP', 'Saisie des commandes dans SAP, pas une erreur en un an'],
    ['SAP', 'Pedidos en SAP sin errores'],
    ['SAP', '在SAP中录入订单,无差错'],
    ['Java', 'Java后端开发,未出现线上事故'],
    ['SQL', 'No errors in two years, SQL every day'],
    ['SQL', 'No errors, SQL every day'],
    ['Java', 'Sold and supported Java software'],
    ['Kafka', 'Built resource planning to feed Kafka'],
    ['React', 'Designed a fresh yet familiar interface in React'],
    ['Java', 'Hiring and leading Java developers'],
    ['SQL', 'Completed an introduction of SQL at six plants'],
    ['SQL', 'Hobby photographer, SQL every day'],
    ['Java', '拥有3年无事故Java运维经验'],
    ['SQL', 'Excel- und SQL-Schulung geplant und durchgeführt'],
    ['SQL', 'SQL-Schulung geplant für 40 Kollegen'],
    ['SQL', 'Allowed teams to use SQL without an administrator'],
    ['SQL', 'Helped people who waited for reports by writing SQL'],
    ['SQL', 'Nie ohne Tests: SQL benutzt seit 2015'],
    ['SQL', 'SQL-Kurs gehalten und entwickelt'],
    ['SQL', 'Nicht nur SQL eingesetzt, auch Go'],
    ['SQL', 'Nicht nur in Berichten SQL genutzt'],
    ['SQL', "N'a pas seulement utilisé SQL, mais Go"],
    ['SQL', 'Trained people who run reports, wrote the SQL behind them'],
    ['SQL', 'Jamais en retard, a utilisé SQL'],
    ['SQL', 'Recrutement informatisé, requêtes SQL écrites'],
    ['SQL', 'Nunca hubo fallos: usé SQL a diario'],
    ['Java', '使用Java开发招聘系统'],
    ['SAP', 'Teilnahme an der SAP-Migration'],
  ])('%s is the work of who writes: %s', (name, text) => {
    expect(limitOf(standardLexicon(), text, rangeOf(text, name))).toBe(null);
  });

  it('reads a wish in the words that are asked about', () => {
    const wish = 'Want to learn how shops are run';
    expect(limitOf(standardLexicon(), wish, rangeOf(wish, wish))).toBe('none');
  });

  it.each([
    ['Attended a workshop on SQL', 'none'],
    ['Studied SQL', null],
  ])('shows no skill in a school by a lesson alone: %s', (text, limit) => {
    expect(limitOf(standardLexicon(), text, rangeOf(text, 'SQL'), 'school')).toBe(limit);
  });

  it('holds a paper whose lesson was attended, and none that is denied', () => {
    expect(isHeld('Completed a training course in first aid', 'first aid')).toBe(true);
    expect(isHeld('No CPA', 'CPA')).toBe(false);
  });
});

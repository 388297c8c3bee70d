import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { codesBesideLabels, leftOut } from '../../../src/documents/europass/skipped-elements.ts';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';
import type { ReadingNote } from '../../../src/documents/reading-note.ts';

const passport = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Identification><PersonName><FirstName>Ana</FirstName><Surname>Ruiz</Surname></PersonName><ContactInfo>
<Address><Contact><AddressLine>Calle 1</AddressLine><Municipality>Madrid</Municipality><Country><Code>ES</Code><Label>Spain</Label></Country></Contact></Address>
<Email><Contact>ana@example.com</Contact></Email>
<TelephoneList><Telephone><Contact>+34 600 123 456</Contact></Telephone></TelephoneList>
<WebsiteList><Website><Contact>https://ana.example</Contact></Website></WebsiteList></ContactInfo></Identification>
<Headline><Description><Label>Head Chef</Label></Description></Headline>
<WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><Current>true</Current></Period>
<Position><Label>Head Chef</Label></Position>
<Activities>&lt;p&gt;Leads the pass.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Led twelve cooks.&lt;/li&gt;&lt;/ul&gt;</Activities>
<Employer><Name>Casa Pepe</Name><ContactInfo><Address><Contact><Municipality>Sevilla</Municipality></Contact></Address></ContactInfo></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2013"/><To year="2015"/></Period><Title>Diploma</Title><Organisation><Name>ESHOB</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Spanish</Label></Description></MotherTongue></MotherTongueList>
<ForeignLanguageList><ForeignLanguage><Description><Label>English</Label></Description><ProficiencyLevel><Listening>C1</Listening><Reading>C1</Reading><Writing>B2</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic>
<Computer><Description>&lt;p&gt;Excel, Stock systems&lt;/p&gt;</Description></Computer></Skills>
</LearnerInfo></SkillsPassport>`;

const candidate = `<?xml version="1.0"?>
<Candidate xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:hr="http://www.hr-xml.org/3"><CandidatePerson>
<PersonName><oa:GivenName>Ana</oa:GivenName><hr:FamilyName>Ruiz</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>ana@example.com</oa:URI></Communication></CandidatePerson>
<CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Casa Pepe</hr:OrganizationName><PositionHistory><PositionTitle>Chef</PositionTitle>
<EmploymentPeriod><StartDate><hr:FormattedDateTime>2019-03-01</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2021-02-01</hr:FormattedDateTime></EndDate></EmploymentPeriod></PositionHistory></EmployerHistory></EmploymentHistory></CandidateProfile></Candidate>`;

/** The format used until 2012. */
const learnerInfo = `<?xml version="1.0" encoding="UTF-8"?>
<europass:learnerinfo xmlns:europass="http://europass.cedefop.europa.eu/Europass/V2.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" locale="en_GB">
<docinfo><issuedate>2011-02-03</issuedate><xsdversion>V2.0</xsdversion></docinfo><prefs><field name="step1.lastName" keep="true"/></prefs>
<identification><firstname>Ana</firstname><lastname>Ruiz</lastname><contactinfo>
<address><addressLine>Calle 1</addressLine><municipality>Madrid</municipality><postalCode>28001</postalCode><country><code>ES</code><label>Spain</label></country></address>
<telephone/><mobile>+34 600 123 456</mobile><email>ana@example.com</email></contactinfo>
<demographics><birthdate>1980-01-02</birthdate><gender>F</gender></demographics></identification>
<application><label>Head Chef</label></application>
<workexperiencelist><workexperience><period><from><year>2003</year><month>--05</month><day>---01</day></from><to><year>2009</year></to></period>
<position><label>Head Chef</label></position><activities>Leads the pass.
- Led twelve cooks.
- Cut waste by 9 %.</activities>
<employer><name>Casa Pepe</name><address><municipality>Sevilla</municipality></address><sector><label>Catering</label></sector></employer></workexperience></workexperiencelist>
<educationlist><education><period><from><year>2000</year></from><to><year>2002</year></to></period><title>Diploma</title><organisation><name>ESHOB</name></organisation></education></educationlist>
<languagelist><language xsi:type="europass:mother"><code>es</code><label>Spanish</label></language>
<language xsi:type="europass:foreign"><code>en</code><label>English</label><level><listening>c1</listening><reading>c1</reading><writing>b2</writing></level></language></languagelist>
<skilllist><skill type="computer">Excel, Stock systems</skill><structured-skill xsi:type="europass:driving"><drivinglicence>B</drivinglicence></structured-skill></skilllist>
<misclist><misc type="additional">Member of the guild of chefs.</misc></misclist></europass:learnerinfo>`;

const read = (text: string) => readResumeFile({ name: 'cv.xml', bytes: new TextEncoder().encode(text) });

/** Builds a PDF of one empty page with an attached file, compressed once per filter. */
function pdfWith(attached: string, filters = ''): Uint8Array {
  const packed = filters
    .split(' ')
    .filter((name) => name !== '')
    .reduce<Buffer>((bytes) => deflateSync(bytes), Buffer.from(attached));
  const dictionary = `<</Type /EmbeddedFile${filters && ` /Filter [${filters}]`} /Length ${packed.length}>>`;
  const objects = [
    '<</Type /Catalog /Pages 2 0 R /Names <</EmbeddedFiles <</Names [(attachment.xml) 4 0 R]>>>>>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>>',
    '<</Type /Filespec /F (attachment.xml) /UF (attachment.xml) /EF <</F 5 0 R>>>>',
    `${dictionary}\nstream\n${packed.toString('latin1')}\nendstream`,
  ].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
  let at = '%PDF-1.7\n'.length;
  const places = objects.map((object) => {
    const place = at;
    at += object.length;
    return `${`${place}`.padStart(10, '0')} 00000 n \n`;
  });
  const end = `trailer\n<</Root 1 0 R /Size 6>>\nstartxref\n${at}\n%%EOF\n`;
  const all = `%PDF-1.7\n${objects.join('')}xref\n0 6\n0000000000 65535 f \n${places.join('')}${end}`;
  return Buffer.from(all, 'latin1');
}

const unplacedIn = (notes: readonly ReadingNote[]) =>
  notes.filter(({ kind }) => kind === 'unplaced').map(({ message }) => message);

describe('A Europass file', () => {
  it('of 2005 to 2012 is read like newer ones', async () => {
    const { source, format, notes } = await read(learnerInfo);
    expect(format).toBe('europass');
    expect(source).toEqual({
      basics: {
        name: 'Ana Ruiz',
        label: 'Head Chef',
        email: 'ana@example.com',
        phone: '+34 600 123 456',
        location: { address: 'Madrid, Spain' },
        customFields: [{ name: 'Driving licence', value: 'B' }],
      },
      work: [
        {
          name: 'Casa Pepe',
          position: 'Head Chef',
          location: 'Sevilla',
          startDate: '2003-05',
          endDate: '2009',
          summary: 'Leads the pass.',
          highlights: ['Led twelve cooks.', 'Cut waste by 9 %.'],
        },
      ],
      education: [{ institution: 'ESHOB', studyType: 'Diploma', startDate: '2000', endDate: '2002' }],
      languages: [
        { language: 'Spanish', fluency: 'Mother tongue' },
        { language: 'English', fluency: 'C1, B2' },
      ],
      skills: [{ name: 'Computer', keywords: ['Excel', 'Stock systems'] }],
      custom: [{ name: 'Additional information', items: [{ summary: 'Member of the guild of chefs.' }] }],
    });
    expect(unplacedIn(notes).join(' ')).toMatch(/Catering.*birth date, gender/);
  });

  it('in the SkillsPassport format is read, and data without a field is listed', async () => {
    const { source, format, notes } = await read(passport);
    expect(format).toBe('europass');
    expect(source).toEqual({
      basics: {
        name: 'Ana Ruiz',
        label: 'Head Chef',
        email: 'ana@example.com',
        phone: '+34 600 123 456',
        url: 'https://ana.example',
        location: { address: 'Madrid, Spain' },
      },
      work: [
        {
          name: 'Casa Pepe',
          position: 'Head Chef',
          location: 'Sevilla',
          startDate: '2019-03',
          summary: 'Leads the pass.',
          highlights: ['Led twelve cooks.'],
        },
      ],
      education: [{ institution: 'ESHOB', studyType: 'Diploma', startDate: '2013', endDate: '2015' }],
      languages: [
        { language: 'Spanish', fluency: 'Mother tongue' },
        { language: 'English', fluency: 'C1, B2' },
      ],
      skills: [{ name: 'Computer', keywords: ['Excel', 'Stock systems'] }],
    });
    expect(unplacedIn(notes)).toEqual(['left out, because a resume has no place for them: street address']);
  });

  it('in the SkillsPassport format has achievements, licenses, fields of study and locations of schools', async () => {
    const achievement = (code: string, label: string, text: string) =>
      `<Achievement><Title><Code>${code}</Code><Label>${label}</Label></Title><Description>${text}</Description></Achievement>`;
    const list = (...points: readonly string[]) =>
      `&lt;ul&gt;${points.map((point) => `&lt;li&gt;${point}&lt;/li&gt;`).join('')}&lt;/ul&gt;`;
    const { source, notes } = await read(
      passport
        .replace(
          '</LearnerInfo>',
          `<AchievementList>${achievement('publications', 'Publications', list('On broth, 2019', 'On bread, 2020'))}
${achievement('honors_awards', 'Honours and awards', '&lt;p&gt;Golden spoon 2021&lt;/p&gt;')}
${achievement('memberships', 'Memberships', list('Guild of &amp;amp; cooks'))}</AchievementList></LearnerInfo>`,
        )
        .replace(
          '</Identification>',
          '<Demographics><Birthdate year="1990" month="--02" day="---03"/><Gender><Code>F</Code></Gender></Demographics></Identification>',
        )
        .replace(
          '<Title>Diploma</Title>',
          '<Title>Diploma</Title><Field><Code>8</Code><Label>Gastronomy</Label></Field>',
        )
        .replace(
          '<Name>ESHOB</Name>',
          '<Name>ESHOB</Name><ContactInfo><Address><Contact><Municipality>Sevilla</Municipality></Contact></Address></ContactInfo>',
        )
        .replace(
          '</Skills>',
          '<Driving><Description><Licence>A</Licence><Licence>B</Licence></Description></Driving></Skills>',
        ),
    );
    expect(source).toMatchObject({
      basics: { customFields: [{ name: 'Driving licence', value: 'A, B' }] },
      education: [{ institution: 'ESHOB', studyType: 'Diploma', area: 'Gastronomy', summary: 'Sevilla' }],
      publications: [{ name: 'On broth, 2019' }, { name: 'On bread, 2020' }],
      awards: [{ title: 'Golden spoon 2021' }],
      custom: [{ name: 'Memberships', items: [{ name: 'Guild of & cooks' }] }],
    });
    expect(unplacedIn(notes)).toEqual([
      'left out, because a resume has no place for them: birth date, gender, street address',
    ]);
    expect(JSON.stringify(source)).not.toContain('1990');
  });

  it('in the SkillsPassport format has the certificates that verify languages and computer skills', async () => {
    const verified = (...certificates: readonly string[]) =>
      `<VerifiedBy>${certificates.map((one) => `<Certificate>${one}</Certificate>`).join('')}</VerifiedBy>`;
    const body = '<AwardingBody>Cambridge English</AwardingBody>';
    const advanced = `<Title>Certificate in Advanced English</Title>${body}<Date year="2018" month="--06"/><Level>C1</Level>`;
    const preliminary = `<Title>Preliminary English Test</Title>`;
    const nameless = '<AwardingBody>Night school</AwardingBody>';
    const { source, notes } = await read(
      passport
        .replace(
          '</ForeignLanguage>',
          `${verified(advanced)}${verified(preliminary, nameless)}</ForeignLanguage>`,
        )
        .replace('</Computer>', `${verified('<Title>ECDL</Title>')}</Computer>`)
        .replace(
          '</LearnerInfo>',
          '<AchievementList><Achievement><Title><Code>certifications</Code></Title><Description>HACCP 2020</Description></Achievement></AchievementList></LearnerInfo>',
        ),
    );
    expect(source['certificates']).toEqual([
      { name: 'HACCP 2020' },
      {
        name: 'Certificate in Advanced English',
        issuer: 'Cambridge English',
        date: '2018-06',
        summary: 'C1',
      },
      { name: 'Preliminary English Test' },
      { name: 'ECDL' },
    ]);
    expect(unplacedIn(notes)).toEqual([
      'has no place in the resume document: "Night school"',
      'left out, because a resume has no place for them: street address',
    ]);
  });

  it('in the SkillsPassport format has the website of a school', async () => {
    const website = '<ContactInfo><Website><Contact>https://eshob.example</Contact></Website></ContactInfo>';
    const { source, notes } = await read(
      passport.replace('<Name>ESHOB</Name>', `<Name>ESHOB</Name>${website}`),
    );
    expect(source['education']).toMatchObject([{ institution: 'ESHOB', url: 'https://eshob.example' }]);
    expect(unplacedIn(notes).join()).not.toContain('eshob');
  });

  it('in the Candidate format has the websites of employers and schools', async () => {
    const contact = (address: string) =>
      `<OrganizationContact><Communication><ChannelCode>Web</ChannelCode><URI>${address}</URI></Communication></OrganizationContact>`;
    const school = `<EducationHistory><EducationOrganizationAttendance><OrganizationName>ESHOB</OrganizationName>${contact('https://eshob.example')}</EducationOrganizationAttendance></EducationHistory>`;
    const { source, notes } = await read(
      candidate
        .replace('<PositionHistory>', `${contact('https://pepe.example')}<PositionHistory>`)
        .replace('</CandidateProfile>', `${school}</CandidateProfile>`),
    );
    expect(source).toMatchObject({
      basics: { email: 'ana@example.com' },
      work: [{ name: 'Casa Pepe', url: 'https://pepe.example' }],
      education: [{ institution: 'ESHOB', url: 'https://eshob.example' }],
    });
    expect(source['basics']).not.toHaveProperty('url');
    expect(unplacedIn(notes)).toEqual([]);
  });

  const image = '<MimeType>image/jpeg</MimeType><Data>aGVsbG8=</Data>';
  it.each([
    ['a SkillsPassport', passport, '</Identification>', `<Photo>${image}</Photo>`, 'photo'],
    ['learnerinfo', learnerInfo, '</identification>', '<photo type="JPEG">aGVsbG8=</photo>', 'photo'],
    [
      'a SkillsPassport with files',
      passport,
      '</SkillsPassport>',
      `<AttachmentList><Attachment>${image}</Attachment></AttachmentList></SkillsPassport>`,
      'attached file',
    ],
    [
      'a Candidate',
      candidate,
      '</CandidateProfile>',
      '<Attachment><EmbeddedData>aGVsbG8=</EmbeddedData></Attachment></CandidateProfile>',
      'attached file',
    ],
  ])('as %s reports that a photo or file is left out', async (_name, file, end, added, kind) => {
    const { source, notes } = await read(file.replace(end, added.endsWith(end) ? added : `${added}${end}`));
    expect(unplacedIn(notes).at(-1)?.split(': ')[1]?.split(', ').at(-1)).toBe(kind);
    expect(JSON.stringify([source, notes])).not.toMatch(/aGVsbG8=|image\/jpeg/);
    expect(unplacedIn((await read(file)).notes).join()).not.toContain(kind);
  });

  it('has a note for each skipped element, unless it is a code beside a label', async () => {
    const notesOf = async (name: string) => {
      const { notes } = await read(
        candidate.replace('</CandidateProfile>', `<${name}>zx9</${name}></CandidateProfile>`),
      );
      return unplacedIn(notes);
    };
    for (const name of codesBesideLabels) expect([name, await notesOf(name)]).toEqual([name, []]);
    for (const [name, kind] of leftOut)
      expect([name, await notesOf(name)]).toEqual([
        name,
        [`left out, because a resume has no place for them: ${kind}`],
      ]);
    expect((await notesOf('Unknown')).join()).toContain('zx9');
  });

  it('with a statement as its headline has that as its summary', async () => {
    const type = '<Type><Code>personal_statement</Code><Label>STATEMENT</Label></Type>';
    const { source } = await read(passport.replace('<Headline>', `<Headline>${type}`));
    expect(source['basics']).toMatchObject({ summary: 'Head Chef' });
    expect(source['basics']).not.toHaveProperty('label');
  });

  it('in the Candidate format is read with any namespaces', async () => {
    const { source } = await read(candidate);
    expect(source).toMatchObject({
      basics: { name: 'Ana Ruiz', email: 'ana@example.com' },
      work: [{ name: 'Casa Pepe', position: 'Chef', startDate: '2019-03-01', endDate: '2021-02-01' }],
    });
  });

  it('in the Candidate format has a job for each position, and languages with their levels', async () => {
    const day = (name: string, text: string) =>
      `<${name}><hr:FormattedDateTime>${text}</hr:FormattedDateTime></${name}>`;
    const position = (title: string, start: string) =>
      `<PositionHistory><PositionTitle>${title}</PositionTitle><EmploymentPeriod>${day('StartDate', start)}${day('EndDate', '2021')}<hr:CurrentIndicator>false</hr:CurrentIndicator></EmploymentPeriod><City>Lugo</City><Country>es</Country></PositionHistory>`;
    const level = (code: string, text: string) =>
      `<CompetencyDimension><CompetencyDimensionTypeCode>${code}</CompetencyDimensionTypeCode><Score><ScoreText>${text}</ScoreText></Score></CompetencyDimension>`;
    const { source, notes } = await read(`<?xml version="1.0"?><Candidate>
<CandidatePerson><PersonName><GivenName>Ana</GivenName><FamilyName>Ruiz</FamilyName></PersonName>
<Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>34</CountryDialing><DialNumber>600123456</DialNumber></Communication>
<Communication><ChannelCode>Email</ChannelCode><URI>ana@example.com</URI></Communication>
<Communication><ChannelCode>Web</ChannelCode><URI>https://ana.example</URI></Communication>
<Communication><ChannelCode>Web</ChannelCode><URI>https://github.com/ana</URI></Communication>
<BirthDate>1990-02-03</BirthDate><NationalityCode>es</NationalityCode><PrimaryLanguageCode>spa</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile languageCode="en"><ExecutiveSummary>&lt;p&gt;Cooks &lt;strong&gt;well&lt;/strong&gt;.&lt;/p&gt;</ExecutiveSummary>
<EmploymentHistory><EmployerHistory><OrganizationName>Casa Pepe</OrganizationName>${position('Chef', '2019')}${position('Cook', '2017')}</EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><OrganizationName>ESHOB</OrganizationName><AttendancePeriod>${day('StartDate', '2015-06-01')}<Ongoing>false</Ongoing></AttendancePeriod>
<EducationDegree><DegreeName>Diploma</DegreeName><FinalGrade>9</FinalGrade><DegreeMajor>Gastronomy</DegreeMajor></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<Licenses><License><LicenseTypeCode>B</LicenseTypeCode></License></Licenses>
<PublicationHistory><Publication><FormattedPublicationDescription>On broth</FormattedPublicationDescription><Year>2019</Year><Link>https://broth.example</Link></Publication></PublicationHistory>
<HonoursAndAwards><HonourAndAward><Title>Golden spoon</Title>${day('HonourAwardDate', '2021')}</HonourAndAward></HonoursAndAwards>
<VoluntaryWorks><VoluntaryWork><Title>Soup kitchen</Title><Description>&lt;p&gt;Fed many.&lt;/p&gt;</Description></VoluntaryWork></VoluntaryWorks>
<NetworksAndMemberships><NetworkAndMembership><Title>Guild of cooks</Title></NetworkAndMembership></NetworksAndMemberships>
<Others><Title>Extras</Title><Other><Title>Extras</Title><Description>&lt;p&gt;Plays chess.&lt;/p&gt;</Description></Other></Others>
<PersonQualifications><PersonCompetency><CompetencyID>eng</CompetencyID><TaxonomyID>language</TaxonomyID>${level('CEF-Understanding-Reading', 'C1')}${level('CEF-Writing-Production', 'B2')}</PersonCompetency></PersonQualifications>
<Skills><PersonCompetency><TaxonomyID>Digital_Skill</TaxonomyID><CompetencyName>Excel</CompetencyName></PersonCompetency></Skills>
</CandidateProfile></Candidate>`);
    expect(source).toEqual({
      basics: {
        ...{ name: 'Ana Ruiz', email: 'ana@example.com', phone: '+34 600123456', url: 'https://ana.example' },
        ...{ summary: 'Cooks **well**.', profiles: [{ url: 'https://github.com/ana' }] },
        customFields: [{ name: 'Driving licence', value: 'B' }],
      },
      work: [
        { name: 'Casa Pepe', position: 'Chef', location: 'Lugo, Spain', startDate: '2019', endDate: '2021' },
        { name: 'Casa Pepe', position: 'Cook', location: 'Lugo, Spain', startDate: '2017', endDate: '2021' },
      ],
      // The studies have ended without an end date.
      education: [
        { institution: 'ESHOB', studyType: 'Diploma', area: 'Gastronomy', score: '9', date: '2015-06-01' },
      ],
      languages: [
        { language: 'Spanish', fluency: 'Mother tongue' },
        { language: 'English', fluency: 'C1, B2' },
      ],
      skills: [{ name: 'Excel' }],
      publications: [{ name: 'On broth', releaseDate: '2019', url: 'https://broth.example' }],
      awards: [{ title: 'Golden spoon', date: '2021' }],
      volunteer: [{ position: 'Soup kitchen', summary: 'Fed many.' }],
      custom: [
        { name: 'Networks and memberships', items: [{ name: 'Guild of cooks' }] },
        { name: 'Extras', items: [{ summary: 'Plays chess.' }] },
      ],
    });
    expect(unplacedIn(notes)).toEqual([
      'left out, because a resume has no place for them: birth date, nationality',
    ]);
  });

  it.each([
    ['Dr.', 'Dr. Ana Ruiz'],
    ['Ms.', 'Ana Ruiz'],
  ])('with the personal title %s has the name %s', async (title, name) => {
    const person = `<PersonName><Title><Code>x</Code><Label>${title}</Label></Title><FirstName>Ana</FirstName><Surname>Ruiz</Surname></PersonName>`;
    const learner = `<LearnerInfo><Identification>${person}</Identification></LearnerInfo>`;
    const { source } = await read(`<?xml version="1.0"?><SkillsPassport>${learner}</SkillsPassport>`);
    expect(source).toMatchObject({ basics: { name } });
  });

  it('in the Candidate format does not copy dates between positions', async () => {
    const period = '<EmploymentPeriod><StartDate>2019-01-01</StartDate></EmploymentPeriod>';
    const chef = `<PositionHistory><PositionTitle>Chef</PositionTitle>${period}</PositionHistory>`;
    const trainee = '<PositionHistory><PositionTitle>Trainee</PositionTitle></PositionHistory>';
    const jobsOf = async (inside: string) => {
      const person = '<CandidatePerson><PersonName><GivenName>Ana</GivenName></PersonName></CandidatePerson>';
      const employer = `<EmployerHistory><OrganizationName>Casa Pepe</OrganizationName>${inside}</EmployerHistory>`;
      const profile = `<CandidateProfile><EmploymentHistory>${employer}</EmploymentHistory></CandidateProfile>`;
      return (await read(`<?xml version="1.0"?><Candidate>${person}${profile}</Candidate>`)).source['work'];
    };
    expect(await jobsOf(chef + trainee)).toEqual([
      { name: 'Casa Pepe', position: 'Chef', startDate: '2019-01-01' },
      { name: 'Casa Pepe', position: 'Trainee' },
    ]);
    expect(await jobsOf(period + trainee)).toEqual([
      { name: 'Casa Pepe', position: 'Trainee', startDate: '2019-01-01' },
    ]);
    expect(await jobsOf(period + trainee + trainee)).toEqual([
      { name: 'Casa Pepe', position: 'Trainee' },
      { name: 'Casa Pepe', position: 'Trainee' },
    ]);
  });

  it.each([
    ['p', '&lt;p class="ql-align-justify"&gt;Leads the pass.&lt;/p&gt;', { summary: 'Leads the pass.' }],
    [
      'ul and li',
      '&lt;ul class="a"&gt;&lt;li class="ql-indent-1"&gt;Led twelve cooks.&lt;/li&gt;&lt;/ul&gt;',
      { highlights: ['Led twelve cooks.'] },
    ],
  ])('has no text from tags with attributes: %s', async (_name, html, said) => {
    const { source } = await read(
      passport.replace(/<Activities>.*<\/Activities>/, `<Activities>${html}</Activities>`),
    );
    expect(source['work']).toMatchObject([said]);
    expect(JSON.stringify(source)).not.toContain('class');
  });

  it('keeps characters in plain text that are not tags', async () => {
    const { source } = await read(
      passport.replace(
        /<Activities>.*<\/Activities>/,
        '<Activities>Margin &lt; 5 % &amp;amp; waste\n- Typed List&lt;Text&gt; menus</Activities>',
      ),
    );
    expect(source['work']).toMatchObject([
      {
        summary: expect.stringMatching(/^Margin \\?< 5 % & waste$/),
        highlights: [expect.stringContaining('Text')],
      },
    ]);
  });

  it('has all numbers and addresses, and sentences about skills under their own titles', async () => {
    const { source, notes } = await read(
      passport
        .replace(
          '<TelephoneList>',
          '<TelephoneList><Telephone><Contact>+34 955 000 111</Contact></Telephone>',
        )
        .replace(
          '</Skills>',
          '<Communication><Description>I have led tasting courses for groups of guests in three languages every summer.</Description></Communication><JobRelated><Description>Butchery, pastry, ordering</Description></JobRelated><Other><Description>&lt;ul&gt;&lt;li&gt;Languages: French, Italian&lt;/li&gt;&lt;/ul&gt;</Description></Other></Skills>',
        )
        .replace(
          '<Name>Casa Pepe</Name><ContactInfo>',
          '<Name>Casa Pepe</Name><ContactInfo><Website><Contact>https://pepe.example</Contact></Website>',
        ),
    );
    expect(source).toMatchObject({
      basics: { phone: '+34 955 000 111', customFields: [{ name: '', value: '+34 600 123 456' }] },
      work: [{ url: 'https://pepe.example' }],
      languages: [{}, {}, { language: 'French' }, { language: 'Italian' }],
      skills: [
        { name: 'Job-related', keywords: ['Butchery', 'pastry', 'ordering'] },
        { name: 'Computer', keywords: ['Excel', 'Stock systems'] },
      ],
      custom: [
        {
          name: 'Communication skills',
          items: [
            {
              summary: 'I have led tasting courses for groups of guests in three languages every summer.',
            },
          ],
        },
      ],
    });
    expect(unplacedIn(notes)).toEqual(['left out, because a resume has no place for them: street address']);
  });

  it('of 2005 to 2012 has no end date for a running job, and lists without types are read', async () => {
    const { source } = await read(
      learnerInfo
        .replace('<to><year>2009</year></to>', '<to><year>Y</year><month>M</month></to>')
        .replace(
          '<misc type="additional">Member of the guild of chefs.</misc>',
          '<additional>Member of the guild of chefs.</additional>',
        )
        .replace('<skilllist>', '<skilllist><skill type="social">Team spirit, patience</skill>'),
    );
    expect(source['work']).toMatchObject([{ startDate: '2003-05' }]);
    expect(JSON.stringify(source['work'])).not.toContain('endDate');
    expect(source['skills']).toEqual([{ name: 'Computer', keywords: ['Excel', 'Stock systems'] }]);
    expect(source['custom']).toEqual([
      { name: 'Social skills', items: [{ summary: 'Team spirit, patience' }] },
      { name: 'Additional information', items: [{ summary: 'Member of the guild of chefs.' }] },
    ]);
  });

  it('has bullets from paragraphs or lines with a list marker', async () => {
    const { source } = await read(
      passport.replace(
        /<Activities>.*<\/Activities>/,
        '<Activities>&lt;p&gt;Leads the pass.&lt;/p&gt;&lt;p&gt;- Led twelve cooks.&lt;/p&gt;&lt;p&gt;• Cut waste by 9 %.&lt;/p&gt;</Activities>',
      ),
    );
    expect(source['work']).toMatchObject([
      { summary: 'Leads the pass.', highlights: ['Led twelve cooks.', 'Cut waste by 9 %.'] },
    ]);
  });

  it('in the Candidate format can have other elements for name, dates, degree and skills', async () => {
    const day = (name: string, tag: string, text: string) => `<${name}><${tag}>${text}</${tag}></${name}>`;
    const { source } = await read(`<?xml version="1.0"?><Candidate><CandidatePerson>
<PersonName><FormattedName>Ana Ruiz</FormattedName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><URI>ana@example.com</URI></Communication>
<Communication><ChannelCode>Email</ChannelCode><URI>ana@pepe.example</URI></Communication>
<ResidencyCountryCode>es</ResidencyCountryCode></CandidatePerson>
<CandidateProfile languageCode="en"><CandidateObjective>Wants to cook.</CandidateObjective>
<EmploymentHistory><EmployerHistory><OrganizationName>Casa Pepe</OrganizationName><EmploymentPeriod>${day('StartDate', 'FormattedDateTime', '2019-03')}${day('EndDate', 'FormattedDateTime', '2021-02')}</EmploymentPeriod>
<PositionHistory><PositionTitle>Chef</PositionTitle></PositionHistory><Department>Pastry</Department><Link>https://pepe.example</Link></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><OrganizationName>ESHOB</OrganizationName><ProgramName>Diploma of cooking</ProgramName>
<EducationDegree><DegreeName/>${day('DegreeDate', 'FormattedDateTime', '2015-06')}<FieldOfStudy typeCode="FREETEXT"><MainFieldOfStudy>Gastronomy</MainFieldOfStudy></FieldOfStudy></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<Skills><DigitalSkills><DigitalSkill><Title>Excel</Title></DigitalSkill><DigitalSkill><Title>Stock systems</Title></DigitalSkill>
<DigitalSkillsGroup><DigitalSkill>Menu planner</DigitalSkill></DigitalSkillsGroup></DigitalSkills></Skills>
</CandidateProfile></Candidate>`);
    expect(source).toEqual({
      basics: {
        ...{ name: 'Ana Ruiz', email: 'ana@example.com', location: { address: 'Spain' } },
        ...{ summary: 'Wants to cook.', customFields: [{ name: '', value: 'ana@pepe.example' }] },
      },
      work: [
        {
          ...{ name: 'Casa Pepe', position: 'Chef', url: 'https://pepe.example', summary: 'Pastry' },
          ...{ startDate: '2019-03', endDate: '2021-02' },
        },
      ],
      education: [
        { institution: 'ESHOB', studyType: 'Diploma of cooking', area: 'Gastronomy', date: '2015-06' },
      ],
      skills: [{ name: 'Digital', keywords: ['Excel', 'Stock systems', 'Menu planner'] }],
    });
  });

  it('is read from the attachment of a Europass PDF, not from its pages', async () => {
    const { source, format } = await readResumeFile({ name: 'cv.pdf', bytes: pdfWith(passport) });
    expect(format).toBe('europass');
    expect(source).toMatchObject({ work: [{ name: 'Casa Pepe', position: 'Head Chef' }] });
  });

  it('is read from a compressed attachment', async () => {
    const { format } = await readResumeFile({ name: 'cv.pdf', bytes: pdfWith(passport, '/FlateDecode') });
    expect(format).toBe('europass');
  });

  it.each([
    ['compressed twice', passport, '/FlateDecode /FlateDecode'],
    [
      'longer than any resume after decompression',
      `${passport}${' '.repeat(2 * 1024 * 1024)}`,
      '/FlateDecode',
    ],
  ])('is not read from an attachment that is %s', async (_name, attached, filters) => {
    const pdf = pdfWith(attached, filters);
    await expect(readResumeFile({ name: 'cv.pdf', bytes: pdf })).rejects.toThrow(/has no text/);
  });

  it('is not read from a PDF with another attachment', async () => {
    const pdf = pdfWith('<?xml version="1.0"?><invoice/>');
    await expect(readResumeFile({ name: 'cv.pdf', bytes: pdf })).rejects.toThrow(/has no text/);
  });

  it.each([
    [
      'entities',
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><SkillsPassport>&a;</SkillsPassport>',
      /document type/,
    ],
    ['endless nesting', `<?xml version="1.0"?>${'<a>'.repeat(100_000)}`, /nested too deeply/],
    ['other XML', '<?xml version="1.0"?><note>Hello</note>', /not a Europass CV/],
    ['no name', '<?xml version="1.0"?><SkillsPassport></SkillsPassport>', /basics\.name: is missing/],
  ])('with %s is refused with its file name', async (_name, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
    await expect(read(text)).rejects.toThrow(/^cv\.xml: /);
  });
});

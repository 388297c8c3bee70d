import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

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

const read = (text: string) => readResumeFile({ name: 'cv.xml', bytes: new TextEncoder().encode(text) });

describe('Europass', () => {
  it('a SkillsPassport is read, and what has no place is listed', async () => {
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
    const unplaced = notes.filter(({ kind }) => kind === 'unplaced').map(({ message }) => message);
    expect(unplaced).toContain('was not understood: "Calle 1"');
  });

  it('a Candidate of today is read, whatever its name spaces', async () => {
    const { source } = await read(candidate);
    expect(source).toMatchObject({
      basics: { name: 'Ana Ruiz', email: 'ana@example.com' },
      work: [{ name: 'Casa Pepe', position: 'Chef', startDate: '2019-03-01', endDate: '2021-02-01' }],
    });
  });

  it.each([
    [
      'entities',
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><SkillsPassport>&a;</SkillsPassport>',
      /document type/,
    ],
    ['endless nesting', `<?xml version="1.0"?>${'<a>'.repeat(100_000)}`, /nested too deeply/],
    ['other XML', '<?xml version="1.0"?><note>Hello</note>', /no Europass CV/],
    ['nobody', '<?xml version="1.0"?><SkillsPassport></SkillsPassport>', /basics\.name: is missing/],
  ])('%s are refused, and the file is named', async (_name, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
    await expect(read(text)).rejects.toThrow(/^cv\.xml: /);
  });
});

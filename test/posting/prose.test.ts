import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function classesOf(jobDescription: string, position = '', companyName = ''): Record<string, string> {
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position, companyName });
  return Object.fromEntries(requirements.map(({ term, class: asked }) => [term, asked]));
}

const asking: readonly (readonly [why: string, text: string, expected: Record<string, string>])[] = [
  ['says what you know', 'You know Docker and Terraform well.', { Docker: 'must', Terraform: 'must' }],
  ['says what the employer wants', 'We expect somebody who lives in Figma.', { Figma: 'must' }],
  ['asks by an amount', 'Bring at least a year of Kubernetes.', { Kubernetes: 'must' }],
  ['wishes', "We'd be glad of some Terraform, too.", { Terraform: 'nice' }],
  [
    'demands one thing and wishes for another behind "and"',
    'Experience with Docker is a must and experience with Puppet would be handy.',
    { Docker: 'must', Puppet: 'nice' },
  ],
  [
    'goes on with a wish',
    'It would be a bonus if you have touched Docker, or if you know Puppet.',
    { Docker: 'nice', Puppet: 'nice' },
  ],
  ['would prefer somebody', 'We would prefer somebody who has run Puppet.', { Puppet: 'nice' }],
  ['welcomes anyone', 'Anyone with knowledge of Puppet would be very welcome.', { Puppet: 'nice' }],
  ['says what is expected', 'Docker is expected.', { Docker: 'must' }],
  [
    'wishes under a condition',
    'If you have used Ansible or Puppet before, so much the better.',
    { 'Ansible or Puppet': 'nice' },
  ],
  [
    'wishes in a half-sentence',
    'You know Docker, ideally Kubernetes.',
    { Docker: 'must', Kubernetes: 'nice' },
  ],
  ['takes a refusal half back', 'Docker is not required, but would be a plus.', { Docker: 'nice' }],
  [
    'teaches another thing',
    'You know Docker (we use Podman, but will teach it) and Terraform.',
    { Docker: 'must', Terraform: 'must' },
  ],
  [
    'teaches what it names last',
    'You know Docker, Terraform, and we will teach you Helm.',
    { Docker: 'must', Terraform: 'must' },
  ],
  [
    'wishes in its first word',
    'Ideally Docker, Terraform and Ansible (we use Helm, and will show you how).',
    { Docker: 'nice', Terraform: 'nice', Ansible: 'nice' },
  ],
  ['says that something helps', "Terraform helps, but isn't a must.", { Terraform: 'nice' }],
  [
    'praises after a list',
    'Docker and Terraform are no mystery to you.',
    { Docker: 'must', Terraform: 'must' },
  ],
  [
    'goes on asking after an aside',
    'We would like to meet people with at least a year of Kubernetes, ideally with Helm, who know Docker.',
    { Kubernetes: 'must', Helm: 'nice', Docker: 'must' },
  ],
  [
    'answers its own questions',
    'Requirements\n\nYou know Docker. Ever used Ansible? Or Puppet? All the better.',
    { Docker: 'must', Ansible: 'nice', Puppet: 'nice' },
  ],
  [
    'points back to what it said',
    'Requirements\n\nYou know Docker. You have used Ansible. That would be a plus.',
    { Docker: 'must', Ansible: 'nice' },
  ],
  [
    'speaks of a kind of capital',
    'You know Docker and private equity.',
    { Docker: 'must', 'private equity': 'must' },
  ],
  ['names an experience', 'Moon rover experience required.', { 'Moon rover': 'must' }],
  ['says what you write', 'You write Rust that others can read.', { Rust: 'must' }],
  [
    'names a preferred one last',
    "You've worked with lantern feeds before, ideally Kafka.",
    { 'lantern feeds': 'must', Kafka: 'nice' },
  ],
  ['says what you never do without', "And you don't ship without Docker.", { Docker: 'must' }],
  [
    'names a habit',
    'Docker and Terraform are a habit and not a phase.',
    { Docker: 'must', Terraform: 'must' },
  ],
  ['scares nobody', "Docker doesn't scare you.", { Docker: 'must' }],
  ['says how to use it', 'You will need to know how to use a lampwell.', { lampwell: 'must' }],
  [
    'is at ease with it',
    "You're at ease with wicks and have kept an oil ledger.",
    { wicks: 'must', 'oil ledger': 'must' },
  ],
  [
    'says again how its list is led',
    'Applicants should show experience in lamp trimming and in managing lightships.',
    { 'lamp trimming': 'must', lightships: 'must' },
  ],
  [
    'lists what somebody can do',
    'We are after a keeper who can hang lanterns, trim wicks and read charts.',
    { lanterns: 'must', wicks: 'must', charts: 'must' },
  ],
  ['says what counts', 'Experience of lamp care counts for a lot.', { 'lamp care': 'must' }],
  ['rules out those without', 'Without Docker we cannot consider you.', { Docker: 'must' }],
  [
    'says what would help',
    'Knowing Docker would help you, as would being able to play the foghorn.',
    { Docker: 'nice', foghorn: 'nice' },
  ],
  [
    'goes on likewise',
    'Some exposure to wicks would be nice to have, likewise to lamp oil.',
    { wicks: 'nice', 'lamp oil': 'nice' },
  ],
  [
    'lets nobody begin without it',
    "We can't roster you without a first aid certificate and Docker.",
    { 'first aid': 'must', Docker: 'must' },
  ],
  ['makes happy', 'Docker would make us very happy.', { Docker: 'nice' }],
  ['is curious', 'We are particularly interested in people who have worked with Docker.', { Docker: 'nice' }],
  ['asks no longer', 'Nor do we ask for Docker any more.', {}],
  [
    'spares the reader something else',
    "Bonus: Terraform so you don't have to wait for anybody.",
    { Terraform: 'nice' },
  ],
  [
    'tells of a portfolio',
    'You will manage a portfolio of lamps and lightships with Docker.',
    { Docker: 'responsibility' },
  ],
  [
    'tells how the house has grown',
    'Lampwell is a firm who have grown by promotion. You know Docker.',
    { Docker: 'must' },
  ],
  ['asks what somebody has dug', "You've dug trenches.", { trenches: 'must' }],
  ['lists what it is not', 'Not Docker, not Terraform.', {}],
  ['says what you will do', 'You will deploy with Docker.', { Docker: 'responsibility' }],
  [
    'is German and says what you know',
    'Sie beherrschen DATEV und kennen SAP.',
    { DATEV: 'must', SAP: 'must' },
  ],
  ['is German and wishes', 'Schön wäre es, wenn du Terraform kennst.', { Terraform: 'nice' }],
  [
    'is French and says what you know',
    'Vous maîtrisez Symfony et Docker.',
    { Symfony: 'must', Docker: 'must' },
  ],
  [
    'is French and answers its own question',
    'Vous avez déjà travaillé avec Ansible ? Ce serait un atout.',
    { Ansible: 'nice' },
  ],
  ['is French and wishes', 'Nous aimerions que vous connaissiez Terraform.', { Terraform: 'nice' }],
  ['is Spanish and says what you know', 'Dominas Docker y Terraform.', { Docker: 'must', Terraform: 'must' }],
  ['is Spanish and wishes', 'Nos gustaría que conocieras Terraform.', { Terraform: 'nice' }],
  ['is Chinese and wishes', '你熟悉Docker。会Terraform者优先。', { Docker: 'must', Terraform: 'nice' }],
];

const wishing = [
  'Docker (nice to have)',
  'Docker, preferably',
  'Ideally, you know Docker',
  'Docker experience is valued',
  'If you know Docker, great',
  'Docker would set you apart',
  'You may also have worked with Docker',
  'Im besten Fall kennen Sie Docker',
  'Idéalement, vous connaissez Docker',
  'Docker será muy valorado',
  '具备Docker经验为佳',
  'Docker, highly recommended',
  "We'd be over the moon if you have used Docker",
  "Dans l'idéal, vous connaissez Docker",
  'Docker vivement recommandé',
  'Docker recomendable',
];

const needless = [
  'Never used Docker? No problem.',
  'Do I need Docker? Nope.',
  "We also don't care whether you have used Docker.",
  'And please no Docker portfolios.',
  'Inutile en revanche de connaître Docker.',
  'We will teach you Docker.',
  'Training in Docker is provided.',
  'Wir bringen dir Docker bei.',
  'Nous vous formons à Docker.',
  'Te formamos en Docker.',
  'We use Docker and will show you how.',
  'We run Docker and will train you on it.',
  'Docker is handled by our sister team.',
  'Others look after Docker.',
  'Docker is not used here any more.',
  'Um Docker kümmert sich eine Fremdfirma.',
  'Docker zeigen wir dir.',
  'Docker ist da, das rechnen andere.',
  'Docker est géré par un cabinet.',
  'De Docker se encarga la gestoría.',
  'Docker有同事负责，不用你管。',
  'Docker graduates are welcome.',
];

const telling: readonly (readonly [why: string, text: string])[] = [
  ['the employer does', 'We run our depots on Kafka.'],
  ['the house has', 'The clinic shares its floor with a Kafka trainer.'],
  ['the product is made of', 'The app is built with Kafka, in case you wonder.'],
  ['customers use', 'Our customers plug Kafka into their tills.'],
  ['the team that you join does', 'You will be joining a team that teaches Kafka.'],
  ['stands before what is looked for', 'Acme, the home of Kafka, is looking for somebody new.'],
  ['a German employer does', 'Unser Lager läuft mit Kafka und wir sind stolz darauf.'],
  ['a French employer does', 'Notre société édite un clone de Kafka.'],
  ['a Spanish employer does', 'Somos un centro que enseña Kafka.'],
  ['a Chinese employer does', '我们公司用Kafka开发产品。'],
  ['the employer looks after', 'We look after Kafka clusters in two halls.'],
  ['is paid', 'You get $48 to $54 an hour plus Kafka.'],
  ['a visa is for', 'Sponsorship for a Kafka visa is possible.'],
  ['you do not need', 'You need neither Kafka nor a car.'],
  ['is of no use', 'Kafka is of no use to us.'],
  ['nobody asks for', 'No Kafka skills are asked for.'],
  ['is elsewhere', 'Kafka sits with another team and is not part of the job.'],
  ['you have no need of in German', 'Kafka brauchst du nicht.'],
  ['you have no need of in French', "Vous n'avez pas besoin de connaître Kafka."],
  ['you have no need of in Spanish', 'No hace falta conocer Kafka.'],
  ['you have no need of in Chinese', '不要求Kafka经验。'],
];

describe('running text', () => {
  it.each(asking)('asks where it %s', (_, text, expected) => {
    expect(classesOf(text)).toEqual(expected);
  });

  it.each(wishing)('wishes for Docker among requirements: %s', (text) => {
    const asked = classesOf(`Requirements:\n- Terraform\n- ${text}`);
    expect(asked).toEqual({ Terraform: 'must', Docker: 'nice' });
  });

  it.each(needless)('asks for no Docker among requirements: %s', (text) => {
    expect(classesOf(`Requirements:\n- Terraform\n- ${text}`)).toEqual({ Terraform: 'must' });
  });

  it.each(telling)('asks nothing by what %s', (_, text) => {
    expect(classesOf(`${text}\n\nRequirements:\n- Docker`)).toEqual({ Docker: 'must' });
  });

  it('does not belong to the list before it', () => {
    const text = 'Nice to have:\n- Docker\n\nKafka and payroll sit with our sister company in Trieste.';
    expect(classesOf(text)).toEqual({ Docker: 'nice' });
  });

  it('wishes for a whole Chinese list, and for no degree beside it', () => {
    const text = '任职要求：\n1、本科以上学历，有Docker，Terraform，Ansible经验的优先\n2、熟悉Helm等常用工具';
    expect(classesOf(text)).toEqual({ Docker: 'nice', Terraform: 'nice', Ansible: 'nice', Helm: 'must' });
  });

  it('asks nothing by "as needed" among duties without bullets', () => {
    expect(classesOf('Responsibilities\nRestart Docker on ships as needed.\nFeed Kafka.')).toEqual({
      Docker: 'responsibility',
      Kafka: 'responsibility',
    });
  });

  it.each([
    '谙熟Docker',
    '能够熟练使用Docker',
    '熟悉Docker等相关工具',
    '熟练使用各类工具Docker',
    '擅長Docker工作',
  ])('asks in Chinese: %s', (text) =>
    expect(classesOf(`任职要求：\n1、${text}\n2、熟悉Helm`)).toEqual({ Docker: 'must', Helm: 'must' }),
  );

  it('requires nothing by mentioning requirements', () => {
    const text = 'Nice to have:\n- Knowledge of Docker and manufacturing requirements';
    expect(classesOf(text)).toMatchObject({ Docker: 'nice' });
  });

  it('asks among duties where it says what the reader has', () => {
    const text = 'Vos missions :\n- Déployer Kafka\n\nVous possédez de bonnes connaissances de Docker.';
    expect(classesOf(text)).toEqual({ Kafka: 'responsibility', Docker: 'must' });
  });

  it('splits off a wish after a dash with a blank on one side', () => {
    expect(classesOf('Requirements:\n- Docker –ideally Terraform\n- Helm')).toEqual({
      Docker: 'must',
      Terraform: 'nice',
      Helm: 'must',
    });
  });

  it('asks nothing by "as required" among duties', () => {
    expect(classesOf('Duties:\n- Restart Docker as required')).toEqual({ Docker: 'responsibility' });
  });

  it('does not demand what a nice-to-have measures', () => {
    expect(classesOf('Nice to have:\n- At least a year of Docker')).toEqual({ Docker: 'nice' });
  });

  it('demands what a nice-to-have calls required', () => {
    expect(classesOf('Nice to have:\n- Kafka\n- Docker is required')).toEqual({
      Kafka: 'nice',
      Docker: 'must',
    });
  });
});

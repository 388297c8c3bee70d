import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules } from '../../src/posting/read-posting.ts';

function classUnder(heading: string): string | undefined {
  const jobDescription = `Title\n\n${heading}\n- Docker\n- Terraform\n\nHow to apply\nWrite to us.`;
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
  return requirements.find(({ term }) => term === 'Docker')?.class;
}

const must = [
  'The appointee must have:',
  'What gets you through the door',
  'Who the job suits',
  'Person profile',
  'The non-negotiables',
  'Was uns überzeugt',
  '二、招聘条件',
  'Person specification',
  'Essential criteria:',
  'ESSENTIAL',
  '## What you bring',
  '**Applicants must have**',
  '🎯 You should have',
  "What we'd like to see",
  'Minimum qualifications',
  "You'll probably do well here if you",
  'You probably have',
  'Was wir uns wünschen',
  'Das bringen Sie mit:',
  'Ce que nous attendons',
  'Qué pedimos',
  '应聘条件',
  'To be considered you must have',
  'What will you bring?',
  'You might be a fit if you',
  'Applicant requirements',
  'So überzeugen Sie uns',
  'Wen wir suchen',
  'On vous attend si',
  '¿Quién eres?',
  '硬性要求',
  '職務需求',
  'Le - la candidat-e devra :',
  'La personne recherchée',
  'Licensure/Certification:',
  'SOUND LIKE YOU?',
  'Ring any bells?',
  'You, probably',
  'Dealbreakers',
  'The bare minimum',
  'What makes a good colleague here',
  'Who would suit this',
  'Have you got what it takes?',
  'We reckon you',
  'To do this well you need',
  "You'd be perfect if",
  'What you come with',
  'Might this be you?',
  'An Ideal Candidate Has',
  'Expected Hard Skills',
  'Expected soft skills',
  'Personal attributes',
  'Personality characteristics',
  'Formal Education & Certification',
  'Certificates, licenses, registrations',
  "At a minimum we'd like you to have",
  "Specifically, we're looking for",
  'What they really want?',
  'What will make you successful',
  "You'll Bring The Following Required Skills And Experiences",
  'What You Will Bring To The Table',
  'We already know you will also have',
  "You'll be highly rated if",
  'The role would suit anyone with',
  'Field of study',
  'Minimum required',
  'What sets you up to succeed',
  'Damit überzeugst du uns',
];
const nice = [
  "We'd be over the moon if",
  '¿Qué te daría puntos?',
  'Schön, wenn du außerdem mitbringst',
  'Desirable criteria:',
  "We'd love",
  'EXTRA CREDIT',
  '### Great, but you can learn it here',
  '⭐ Bonus points',
  'You might also bring',
  'Skills that would be a plus',
  'Schön wäre',
  'Seraient un plus',
  'Qué nos gustaría',
  'Requisitos deseables',
  'Lovely, not vital',
  'Highly regarded',
  "It'd be lovely if you also know",
  '加分项',
  'What makes us look twice',
  'Not needed, but handy',
  'Things that make you stand out',
  'Schön, aber kein Muss:',
  'Nicht zwingend, aber hilfreich',
  'Ce qui fera la différence',
  'Sumarás puntos si',
  '更好的是',
  'Would be lovely',
  'The nice-to-haves',
  "We'd be chuffed if you had",
  "It won't hurt if",
  'A leg up',
  'Gold stars for',
  'Would help',
  'What is preferred',
  "It's preferred if you have",
  'The ideal candidate may also have',
  'What will put you ahead',
  "You'll be one of our top picks if",
  'What sets you apart',
  'What really sets you apart',
  'What gives you the competitive edge',
  'What lifts you above other applicants',
  'Ways to stand out from the crowd',
  'Damit stichst du heraus',
  'Womit Sie aus der Menge hervorstechen',
  'Damit heben Sie sich von anderen ab',
  'Was dich von anderen Bewerber*innen abhebt',
  'Das rundet Ihr Profil ab',
];
const responsibility = [
  'Essential duties and responsibilities',
  'Essential functions',
  'You will:',
  'Principal accountabilities',
  'What the job looks like',
  'Your day-to-day',
  'Das erwartet Sie:',
  'Vos missions',
  'Qué harás',
  '岗位职责',
  'So, what will you actually do all day?',
  'Was Sie bei uns bewegen',
  'The nitty gritty',
  "so what's the gig",
  "What you'll get stuck into",
  'The post holder will:',
  'On an average Tuesday',
  'What needs doing',
  "Here's what you'll do",
  'Your brief',
  'What would your day-to-day look like',
  'What does this role look like?',
  'What does a lighthouse keeper do?',
  'How you will make an impact',
  "The impact you'll make",
  'As the Sr. Keeper of Lamps, you will',
  "In addition, you'll",
  'A few of your duties will include:',
  'The main areas of responsibility will be:',
  'Employee/Team Accountabilities',
  'Key Responsibilties',
  'Primary job purpose',
  'What will I be responsible for?',
];
const nothing = [
  'STUFF YOU CAN HAPPILY NOT KNOW',
  'Things you can live without',
  'WHO EVEN ARE WE',
  'So how do I get in',
  'Not in this lighthouse',
  "Please don't bring",
  'Was Sie getrost vergessen können',
  "Ce que tu n'auras pas à faire",
  'Lo que no te pedimos',
  '五、福利',
  'Skip these',
  "You're probably not a fit if",
  'Red flags for us',
  "What's in the pay packet",
  'What we throw in',
  'Who the heck are we',
  'Das sind wir',
  "Das gibt's obendrauf",
  "Ce qu'on ne cherche pas",
  'Et en plus',
  'Côté avantages :',
  '¿Qué te llevas?',
  '我们不需要',
  'Process',
  'The deal',
  'In return',
  'Rewards:',
  'Not part of this job:',
  'How we work',
  'Das haben Sie davon:',
  'Nous vous proposons',
  'Qué ofrecemos',
  'Qué no hace falta',
  '团队情况',
  'The good stuff',
  'Supplemental information',
  'Worauf du dich freuen kannst',
  '你将得到',
  "What it isn't",
  'What you can leave at the door',
  "We don't care about",
  'Show me the money',
  'Who are we?',
  'Sobre Faros del Norte',
  'Über die Leuchtturm Gruppe',
  'The elevator pitch',
  'How do I apply?',
  'Fancy it?',
  'Things you need to know',
  "Don't worry about",
  'Travel Requirements',
  'Office / Sedentary Requirements',
  'Physical and mental demands',
  'Requisition ID',
  'Posting window',
  'People with disabilities',
  'You will benefit from',
  'Advantages of working with Acme',
  'Bonus eligibility',
  'What Acme can offer you',
  'While at Acme, you will enjoy',
  'What sets us apart',
  'We value diversity',
  'To all recruitment agencies',
  'Work authorization/sponsorship',
  'Expected salary range',
  'COVID-19 policy',
  'Was uns von anderen Werften unterscheidet',
];

describe('a heading', () => {
  it.each(must)('%s opens what is required', (heading) => expect(classUnder(heading)).toBe('must'));
  it.each(nice)('%s opens what is nice to have', (heading) => expect(classUnder(heading)).toBe('nice'));
  it.each(responsibility)('%s opens duties', (heading) => expect(classUnder(heading)).toBe('responsibility'));
  it.each(nothing)('%s opens what is not asked for', (heading) =>
    expect(classUnder(heading)).toBeUndefined(),
  );
});

/** Under a heading that could mean anything. */
function classOfDocker(text: string): string | undefined {
  const jobDescription = `Title\n\nWelcome.\n\nAnchors aweigh\n${text}\n\nHow to apply\nWrite to us.`;
  const { requirements } = readByRules(standardLexicon(), { jobDescription, position: '', companyName: '' });
  return requirements.find(({ term }) => term === 'Docker')?.class;
}

const purposes: readonly (readonly [does: string, text: string, expected: string | undefined])[] = [
  ['asks', "You've run lamps before. You can splice. Docker sits on every desk.", 'must'],
  ['gives work', "You will deploy with Docker. You'll write Ansible. You know lamps.", 'responsibility'],
  ['offers', 'We offer a Docker course. We pay for the gym. We provide lunch.', undefined],
  ['refuses', "You don't need lamps. No oil needed. Docker neither.", undefined],
  ['asks, item by item', '- Experience with lamps\n- Knowledge of oil\n- Docker\n- Terraform', 'must'],
  ['asks, once, and else names things', '- Wicks\n- Three years of lamps\n- Docker\n- Oil\n- Rope', 'must'],
  [
    'asks, before a paragraph that refuses',
    '- Experience with lamps\n- Docker\n\nYou need no Ansible. No oil is needed. No wicks are needed.',
    'must',
  ],
];

describe('an unknown heading', () => {
  it.each(purposes)('opens a section that %s', (_does, text, expected) =>
    expect(classOfDocker(text)).toBe(expected),
  );
});

describe('a heading recognized only by its title case', () => {
  const story =
    'Acme lights the coast since the days of oil and wicks, and its people care for each other every day.';
  function classesBelow(above: string): Record<string, string> {
    const jobDescription = `Keeper\n\n${above}\n\nLamps And Lanterns\n\n${story} Docker runs there.`;
    const { requirements } = readByRules(standardLexicon(), {
      jobDescription,
      position: '',
      companyName: '',
    });
    return Object.fromEntries(requirements.map(({ term, class: asked }) => [term, asked]));
  }

  it('ends a list of requirements', () =>
    expect(classesBelow('Requirements\n\nTerraform\n\nAnsible')).toEqual({
      Terraform: 'must',
      Ansible: 'must',
    }));

  it('divides duties, which continue below', () => {
    const duties = 'Responsibilities\n\nKeep Terraform in order.';
    const below =
      'Lamp Care And Oil\n\nPolish each lens with Ansible as required, and see to it that no wick is ever wet.';
    const { requirements } = readByRules(standardLexicon(), {
      jobDescription: `Keeper\n\n${duties}\n\n${below}`,
      position: '',
      companyName: '',
    });
    expect(requirements.map(({ class: asked }) => asked)).toEqual(['responsibility', 'responsibility']);
  });

  it('opens no section among benefits', () => expect(classesBelow('Benefits\n\nA lamp')).toEqual({}));
});

import type { LimitToTell, LimitWithoutWords, Messages } from './messages.ts';

const quoted = (term: string): string => `“${term}”`;
const listed = (terms: readonly string[]): string => terms.map(quoted).join('、');

const limitReasons: Readonly<Record<LimitWithoutWords, string>> = {
  other_line: '另一行写明只了解一部分',
  row_of_names: '只列出名称，没有说明做了什么',
  product_name: '只出现在项目名称中',
  part: '该行只体现了其中一部分',
  one_program: '只提到其中一个软件',
  whole_suite: '只写了套件，没写这个软件',
  held_title: '只有职位名称体现了这一点',
  only_claimed: '工作或学习经历中没有体现',
  level: '水平低于要求',
};

function limitText(limit: LimitToTell): string {
  if (limit.kind === 'words') return `该行写的是${quoted(limit.words)}`;
  if (limit.kind !== 'job_title') return limitReasons[limit.kind];
  const { title } = limit;
  return title === null ? '您的职位名称都看不出做过这类工作' : `从职位名称${quoted(title)}看不出做过这类工作`;
}

export const chinese: Messages = {
  space: '',
  writtenIn: (language) => `简历以${language}撰写`,
  limit: limitText,
  languages: { en: '英语', de: '德语', fr: '法语', es: '西班牙语', zh: '中文' },
  questions: {
    tool: (term) => `您用过${quoted(term)}吗？如果用过，请补充在哪里用过、怎样用的。`,
    method: (term) => `您的工作涉及${quoted(term)}吗？如果涉及，请在相应的工作经历中补充一个例子。`,
    domain: (term) => `您在工作中接触过${quoted(term)}吗？如果接触过，请补充相应的工作或项目。`,
    task: (term) => `您做过${quoted(term)}这类工作吗？如果做过，请在相应的工作经历中补充一个例子。`,
    unknown: (term) => `您有${quoted(term)}方面的经验吗？如果有，请补充一个例子。`,
    certificate: (term) => `您有${quoted(term)}这项证书或资格吗？如果有，请添加到证书一栏。`,
    licence: (term) => `您有${quoted(term)}这项执照或许可吗？如果有，请添加到证书一栏。`,
    language: (term) => `您会${quoted(term)}吗？如果会，请添加到语言一栏，并注明水平。`,
    degree: (term) => `您有${quoted(term)}这一学历或学位吗？如果有，请添加到教育经历中。`,
    study: (term) => `您学过${quoted(term)}这一专业吗？如果学过，请添加到教育经历中。`,
    title: (term) => `您担任过${quoted(term)}吗？如果担任过，请补充这段工作经历。`,
    near: (quotes) => `您的简历中已提到${listed(quotes)}。`,
    onlyNamed: (quote) => `您的简历提到了${quoted(quote)}，但没有说明您具体做了什么。`,
    shown: (quote, term) =>
      `您的简历中写有${quoted(quote)}，其中包括${quoted(term)}吗？如果包括，请用自己的话说明做了什么。`,
    typicalTask: (title, term) =>
      `${quoted(title)}这类职位通常包括${quoted(term)}，但您的简历没有提到。如果做过，请在该职位下补充一个例子。`,
  },
  proposals: {
    tool: '使用[工具][做了什么]',
    activity: '[任务]，[数量、对象或成果]',
    thing: '[动词][要求]',
    certificate: '[证书]，[年份]',
    licence: '[执照或许可]，[年份]',
    language: '[语言]，[水平]',
    degree: '[学历]，[学校]，[年份]',
    study: '[专业]，[学校]，[年份]',
    title: '[职位]，[起止时间]',
  },
  wording: {
    filler: '用更少或更平实的词语表达同样的意思。',
    opener: '改为以您所做的事情开头。',
    actionFirst: '先写做了什么，再写用什么工具。',
    marks: '空格和标点已整理。',
    stop: '句末标点与该职位的其他各行一致。',
    verb: '改为以明确的动词开头。',
    tense: '这份工作已经结束，因此使用过去时。',
    evenTense: '句中动词的时态一致。',
    resultFirst: '把成果放在前面。',
    resultJoined: '成果紧接在行动之后。',
    split: '一条较长的内容分成了几条。',
    merged: '两条开头相同的短内容合并成了一条。',
    jobBullets: '段落改成了列表，要点一目了然。',
    tinyBullets: '零散的词条合并成了一行。',
    action: '用动词说明您做了什么。',
    voice: '省略了“我”，符合简历的习惯。',
    owner: '省略了“我的”和“我们的”，符合简历的习惯。',
    thirdPerson: '以本人的口吻表述，不用第三人称。',
    praise: '删去了空泛的自我评价。',
    label: '直接写做了什么，去掉了前面的标签。',
    typing: '改正了输入错误。',
    article: '补上了缺少的冠词。',
    capital: '与其他各行一样以大写字母开头。',
    noun: '与其他条目一样，直接写明工作内容。',
    rejoined: '断开的一行重新合并。',
    wish: '求职意向应写在求职信中，简介只写您能带来什么。',
    summaryLine: '简介中零散的词条合并成了一行。',
  },
  changes: {
    alias: (from, to) => `招聘启事写作${quoted(to)}，您的简历写作${quoted(from)}，意思相同。`,
    nameSpelling: (name) => `改正了${quoted(name)}的写法。`,
    surfaced: (term) => `招聘启事要求${quoted(term)}。您的简历中有体现，但技能一栏没有列出。`,
    surfacedAs: (term, quote) => `招聘启事要求${quoted(term)}。您的简历中写作${quoted(quote)}。`,
    broaderTerm: (term, quote) => `您的简历中有${quoted(quote)}，招聘启事用的是更宽泛的说法${quoted(term)}。`,
    headline: '标题现在写明了招聘启事首先要求、且您的简历中有体现的内容。',
    headlineTitle: '您的简历原来没有标题，现在写上了您担任过的、与招聘职位最接近的职务。',
    headlineOfField: '您原来的标题属于另一领域，现在写上了您担任过的、与招聘职位最接近的职务。',
    headlineForWish: '您原来的标题写的是求职愿望，现在写上了您担任过的、与招聘职位最接近的职务。',
    summaryBuilt: '这段简介由您的工作经历中与该职位相关的内容组成。',
    summaryExtended: '您的简介现在还写明了招聘启事要求的内容，并引用了工作经历中的事实。',
    bulletOrder: '与该职位最相关的内容排在前面。',
    skillOrder: (names) => `招聘启事有此要求，因此前移：${names}。`,
    entryFirst: (title) => `与该职位最相关，因此排在最前：${quoted(title)}。`,
    skillsUp: '开头部分很少体现招聘启事的要求，因此技能移到了工作经历之前。',
    jobsUp: '工作经历移到了技能之前：以您在该领域的年限，经历更有说服力。',
    projectsUp: '与该职位相关的项目移到了教育经历之前。',
    hidden: '为节省篇幅而隐藏：与该职位无关。',
    hiddenOld: (years) => `为节省篇幅而隐藏：与该职位无关，且这份工作已结束${years}年。`,
    hiddenDuplicate: (skill) => `${quoted(skill)}在技能中重复出现，已隐藏一处。`,
    hiddenRepeat: '该职位中前面已有相同的一行，已隐藏。',
    hiddenOffer: '已省略：可应要求提供推荐人是默认的。',
    hiddenWish: '已省略：这段只说了您想要什么，没有说您能提供什么。',
  },
  raised: (met, of) => `因满足${of}项必备要求中的${met}项而提高，职责和职位名称的影响较小`,
  fewAsked: (percent) => `只计${percent}%，因为从职位描述中能读出的要求很少，也没有确定相关的工作经历`,
  lowered: (percent) =>
    `在满足更多要求之前${percent === 0 ? '不计分' : `只计${percent}%`}，因为仅凭这一项难以说明与职位的关系`,
  withheld: {
    brackets: '括号或引号没有闭合',
    markup: '文中残留标记或招聘网站的标签',
    cut_term: '从招聘启事中截取了不完整的词',
    capital: '句首是小写字母',
    number: '单复数不一致',
    article: '冠词与后面的词不搭配',
    verb_form: '动词形式有误',
    limiting_word: '丢失了起限定作用的词',
    participle: '句子缺少主语',
    older_name: '旧名称取代了新名称',
    tense: '已结束的工作只有一部分改成了过去时',
    repeated: '同一技能会重复列出',
  },
  ownEdits: {
    set: '由您修改。',
    add: '由您添加。',
    remove: '由您删除。',
    arrange: '由您调整顺序。',
    hide: '由您隐藏。',
    show: '由您重新显示。',
    answer: '您对该职位问题的回答，已写入您的简历。',
  },
  warnings: {
    noRequirements: '没有在这份招聘启事中找到任何要求。请确认粘贴的是完整的招聘启事。',
    suspectedInjection: '招聘启事中有一部分是写给机器而不是写给人的，已忽略。',
    partlyRead: '招聘启事的行数或要求过多，只读取了开头部分。请检查它是否只是一份招聘启事。',
    resumePartlyRead: (texts) =>
      `您的简历行数过多，只评估了前${texts}行，不会对其进行调整。请检查它是否只是一份简历。`,
    languageDiffers: (posting, resume) =>
      `招聘启事的语言是${posting}，简历的语言是${resume}。只有两种语言写法相同的内容才能匹配，例如名称、证书和年限。不会翻译任何内容。`,
    knockout: (terms, cap) =>
      `招聘启事的必备条件在您的简历中没有体现：${terms.join('、')}。在补充之前，得分最高为${cap}。`,
    sameAtGood: '使用 good 级别会得到相同的简历，且消耗的点数更少：super 级别没有发现更多可改之处。',
    wordingKept:
      '只改写了很少的句子，或没有改写：除英文外，目前只有少数改写规则。顺序、技能和术语写法仍可能调整。',
    editedByHand: (ids) => `由您撰写、未与原简历核对：${ids.join('、')}。`,
    editLost: (id, text) =>
      `您的修改${id}不再适用，因为它所依据的内容已被撤销。${text === '' ? '' : `原文：“${text}”。`}撤销${id}即可将其放弃。`,
  },
};

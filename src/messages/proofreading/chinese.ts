import type { ProofreadingMessages } from './proofreading-messages.ts';

const quoted = (word: string): string => `“${word}”`;
const times = (count: number): string => (count > 1 ? `（出现${count}次）` : '');
const experience = (years: number): string => (years === 0 ? '不到一年' : `${years}年`);

export const chinese: ProofreadingMessages = {
  places: {
    name: '姓名',
    headline: '标题',
    email: '电子邮箱',
    phone: '电话',
    location: '所在地',
    contact: '联系方式',
    otherSection: '其他栏目',
    whole: '整份简历',
  },
  labeled: (place, message) => `${place}：${message}`,
  placed: (...parts) => parts.join('，'),
  dates: '日期',
  entry: (number) => `第${number}项`,
  bullet: (number) => `第${number}条`,
  bullets: (numbers, hasMore) => `第${numbers.join('、')}条${hasMore ? '等' : ''}`,
  names: (names, more) => names.join('、') + (more > 0 ? `等${names.length + more}项` : ''),
  duration: (years, months) => (years > 0 ? `${years}年` : '') + (months > 0 ? `${months}个月` : ''),
  missingEmail: { message: '没有电子邮箱。', advice: '请添加电子邮箱，方便用人单位与您联系。' },
  missingPhone: { message: '没有电话号码。', advice: '请添加电话号码，方便用人单位与您联系。' },
  noJobs: {
    message: '简历中没有工作经历，但技能一栏中有像工作经历的文字。',
    advice: '请在文件中的工作经历上方写上“工作经历”之类的标题，然后重新保存：resume-tailor base set FILE。',
  },
  placeholder: {
    message: (quote) => `${quoted(quote)}是模板中的占位文字，不是您的信息。`,
    advice: '请换成自己的内容，或将其删除。',
  },
  dateOrder: {
    message: (dates) => `${quoted(dates)}：结束日期早于开始日期。`,
    advice: '请更正日期，或将两者对调。',
  },
  dateFuture: {
    start: (dates) => `${quoted(dates)}：开始日期在将来。`,
    end: (dates) => `${quoted(dates)}：结束日期在将来。`,
    advice: '请更正年份；仍在进行的写“至今”，计划中的日期请注明“预计”。',
  },
  gap: {
    before: (name) => `${name}之前`,
    message: (duration, earlier, later) => `${earlier}与${later}之间有${duration}没有任何经历。`,
    advice: '可以补充这段时间做了什么。如果日期有误，请更正。',
  },
  overlap: {
    message: (names) => `与${names}的时间重叠。`,
    many: (count, all, names) => `${all}份工作中有${count}份与其他工作时间重叠：${names}。`,
    advice: '如果两者都正确，请保留，注明“兼职”或“自由职业”会更清楚。',
  },
  tooLong: {
    message: (pages, years) => `工作经验${experience(years)}，简历约${pages}页。`,
    advice: '请保留与目标职位相关的内容，精简其余部分。',
  },
  tooShort: {
    message: (words, years) => `工作经验${experience(years)}，描述工作内容的文字只有${words}个词。`,
    advice: '请补充最近几份工作的内容和成果。',
  },
  weakOpening: {
    message: (opening) => `${quoted(opening)}只说明了职责，没有说明您做了什么。`,
    many: (count) => `有${count}条以职责开头，而不是以您所做的事情开头。`,
    advice: '请先写做了什么，再写规模和成果。',
  },
  oneWord: {
    message: '这一条只有一个词。',
    many: (count) => `有${count}条只有一个词。`,
    advice: '请写明做了什么、有什么成果，或将该词列入技能部分。',
  },
  longLine: {
    bullet: (length) => `这一条有${length}。`,
    paragraph: (length) => `这一段有${length}。`,
    many: (count) => `有${count}处文字过长。`,
    words: (count) => `${count}个词`,
    characters: (count) => `${count}个字`,
    advice: '请分成一两行的要点，或加以精简。',
  },
  firstPerson: {
    message: (word) => `${quoted(word)}是第一人称。`,
    many: (count) => `有${count}处使用了第一人称。`,
    advice: '请省略人称代词：“管理门店”与“我管理我们的门店”意思相同。',
  },
  repeatedOpening: {
    andLater: (place) => `${place}及以下`,
    message: (count, all, word) => `${all}条中有${count}条以${quoted(word)}开头。`,
    advice: '请换用其他词语。',
  },
  spelling: {
    misspelled: (word, count) => `${quoted(word)}${times(count)}拼写有误。`,
    slip: (word, count) => `${quoted(word)}${times(count)}有输入错误。`,
    unknown: (word, count) => `${quoted(word)}${times(count)}不在词典中。`,
    write: (word) => `请改为${quoted(word)}。`,
    didYouMean: (words) => `您是指${words.map(quoted).join('、')}吗？如果无误，请保留。`,
  },
  none: '没有发现问题。',
  counts: (errors, warnings, hints) => `${errors}处错误，${warnings}处警告，${hints}条建议`,
};

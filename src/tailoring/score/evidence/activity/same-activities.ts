/**
 * Verbs that tell an activity as well as its own verb does, of whatever it is done to: equipment that was serviced was
 * maintained. One way, and never from taking part to doing, nor from doing to leading. First forms.
 */
const activityPatterns = `
  acquire: win gain
  administer: manage run give
  analyze: examine evaluate interpret
  assemble: build mount
  assess: evaluate examine appraise
  calculate: compute
  check: inspect verify examine
  coach: train mentor
  collect: gather take
  conduct: run hold perform
  coordinate: organize arrange manage run
  counsel: advise
  create: write produce build design develop make
  deliver: run give hold
  deploy: release ship install
  design: draw sketch redesign
  develop: build create design write program
  diagnose: find trace locate
  distribute: deliver
  edit: revise rewrite
  educate: teach train instruct
  engage: consult involve
  enter: key type
  evaluate: assess appraise review
  examine: inspect assess
  facilitate: run lead host moderate
  forecast: predict project
  gather: collect elicit
  grow: increase raise boost
  build: rebuild
  configure: reconfigure
  handle: process answer resolve settle manage
  hire: recruit
  implement: introduce launch deploy install
  improve: optimize streamline
  increase: raise grow boost
  inspect: check examine
  install: fit mount erect reinstall
  instruct: teach train coach
  introduce: launch implement
  investigate: examine
  launch: introduce release
  lead: manage run head direct supervise
  maintain: service repair
  manage: run lead oversee supervise direct head
  mentor: coach
  migrate: move transfer
  monitor: track watch
  operate: run drive use
  negotiate: renegotiate
  optimize: improve tune streamline
  organize: plan arrange run host reorganize
  plan: organize schedule arrange
  prepare: write draft compile produce
  process: handle enter post
  procure: buy purchase order source
  produce: make
  promote: advertise
  purchase: buy procure order source
  reconcile: match square
  record: log
  recruit: hire
  reduce: cut lower decrease
  repair: fix mend
  replace: change
  resolve: solve settle fix
  respond: answer
  restore: repair
  review: check examine
  schedule: plan arrange
  select: choose
  service: maintain
  supervise: manage lead oversee
  support: help assist
  teach: tutor instruct
  track: monitor
  train: retrain teach coach instruct
  transport: carry
  troubleshoot: fix debug diagnose
  verify: check
  write: rewrite draft author compose prepare
`;

const bySelf: ReadonlyMap<string, readonly string[]> = new Map(
  activityPatterns
    .trim()
    .split('\n')
    .map((line) => line.trim().split(': '))
    .map(([verb = '', others = '']) => [verb, others.split(' ')] as const),
);

/** The verb itself and those that tell as much. */
export function sameActivities(verb: string): readonly string[] {
  return [verb, ...(bySelf.get(verb) ?? [])];
}

import { lazy } from '../../../../text/memoize.ts';
import { type CueTable, cuesOf, wordSet } from '../cue.ts';

const teaching = wordSet(
  `taught teach teaches teaching trained train training lectured instructed coached mentored explained wrote designed
  developed created delivered tutored prepared introduced presented held`,
);
const served = wordSet(
  `patients patient residents customers customer clients client users students pupils children guests families
  visitors members applicants travelers passengers shoppers callers people individuals adults students seniors them companies
  businesses`,
);
const beside = wordSet(
  `with alongside beside to from for by between via through supported supporting assisted assisting helped helping
  joined accompanied served`,
);
const people = `team
  teams
  department
  departments
  colleagues
  engineers
  developers
  programmers
  specialists
  experts
  consultants
  technicians
  analysts
  suppliers
  vendors
  contractors
  crew`;
/** The one who has it knows little: "some hands-on experience with". */
const little =
  'some/little/limited/minimal/slight/scant/modest/superficial/cursory/passing/partial/patchy/sketchy/initial';
const knowing =
  'experience/knowledge/exposure/familiarity/understanding/expertise/proficiency/skills/background';
const ofWhat =
  'with/of/in/to/on/around/using/working/building/writing/developing/running/managing/handling/operating/leading/designing';

export const english = lazy(
  (): CueTable => ({
    cues: [
      ...cuesOf(
        { limit: 'none', reach: 'list_after', isOfHeads: true },
        `no longer use/used/using/maintain/practice/working/do/doing/work
      no longer
      except
      except for
      excluding
      apart from
      aside from
      instead of
      as opposed to
      without
      without any/the
      without using
      without use of`,
      ),
      ...cuesOf(
        { limit: 'none', reach: 'between', openings: wordSet('with having'), endsPhrase: true },
        `removed
      taken off
      switched off
      disabled
      missing`,
      ),
      ...cuesOf({ limit: 'none', reach: 'between', openings: beside }, people),
      ...cuesOf({ limit: 'none', reach: 'between', openings: beside, endsPhrase: true }, 'staff'),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_after', isOfHeads: true, isOfPrograms: true },
        `removed
      removing
      retired
      retiring
      deprecated
      decommissioned
      decommissioning
      sunset
      phased out
      phasing out
      got rid of
      migrated/migrating/moved/moving away/off from
      migrated/migrating/moved/moving off/away
      migrated/moved * away/off from
      migrated/moved * * away/off from`,
      ),
      ...cuesOf(
        {
          limit: 'in_part',
          reach: 'between',
          isOfPrograms: true,
          openings: wordSet('replaced replacing swapped replace'),
        },
        `by
      with
      for`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause_after', notBefore: served },
        `helped
      helping
      assisted
      assisting
      aided
      took/taking part in
      participated/participating in
      contributed/contributing to
      involved in
      exposed to
      had/gained/got exposure to
      familiar with
      familiarity with
      first experience with/of
      first practical/professional/commercial/work experience with/of/in
      awareness of
      ${little} *3 ${knowing} ${ofWhat}
      not much *3 ${knowing} ${ofWhat}
      ${little} amount of *3 ${knowing} ${ofWhat}`,
      ),
      ...cuesOf(
        {
          limit: 'in_part',
          reach: 'between',
          openings: wordSet(little.replaceAll('/', ' ')),
          endsPhrase: true,
        },
        knowing,
      ),
      ...cuesOf({ limit: 'in_part', reach: 'list_before', isAside: true }, `${little} *3 ${knowing}`),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_before' },
        `${knowing} limited/minimal
      ${knowing} is/are limited/minimal/slight/modest
      ${knowing} is/are very/rather/quite limited/minimal/slight/modest`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause_after', isOfLearning: true },
        `currently learning
      still learning
      am learning
      started/began learning
      started to learn
      teaching myself
      learned
      learnt
      currently training in
      in training for/in
      being trained in/on
      took/completed/did/finished a course/class in/on
      took/completed/did/finished a/an * course/class in/on
      took/completed/did/finished courses/classes in/on`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause_after', isOfLearning: true, opensClause: true },
        'learning',
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause' },
        `under supervision/guidance/instruction/direction
      under the/close/direct/constant/strict/full supervision/guidance/instruction/direction
      under the/close/direct * supervision/guidance/instruction/direction
      supervised by
      guided by
      in my/his/her/their spare/free/own time
      in spare/free time
      as a hobby
      as a pastime
      hobby project
      hobby projects
      for fun
      for a hobby project
      home lab
      homelab
      during my training`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'clause', isOfLearning: true, notUnder: teaching },
        `in a class/course/bootcamp/tutorial
      in a/an * class/course/bootcamp/tutorial
      during a class/course/bootcamp/tutorial
      during a/an * class/course/bootcamp/tutorial
      as part of a class/course/bootcamp/tutorial`,
      ),
      ...cuesOf({ limit: 'in_part', reach: 'clause_after', opensClause: true }, 'exposure to'),
      ...cuesOf({ limit: 'in_part', reach: 'list_after', isOfLearning: true }, 'studied\nstudying'),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_after', isOfLearning: true, opensClause: true },
        'self study\nself study of/in',
      ),
      ...cuesOf({ limit: 'in_part', reach: 'clause', isOfPrograms: true }, 'at home'),
      ...cuesOf(
        { limit: 'at_most', reach: 'clause' },
        `at home only
      only at home
      only in class/courses/theory/school
      only in my spare/free time
      only as a hobby/user/beginner
      in theory only
      theory only`,
      ),
      ...cuesOf(
        { limit: 'at_most', reach: 'list_after', notUnder: teaching },
        `basics of/in/with
      basics
      the basics of
      fundamentals of/in
      beginner in/at/with
      beginner
      novice in/at/with
      novice
      rudiments of
      basic/elementary/rudimentary/beginner/fundamental *3 knowledge/skills/understanding/experience/command/level of/in/with`,
      ),
      ...cuesOf(
        { limit: 'at_most', reach: 'list_before', notUnder: teaching },
        `basics
      basics only
      fundamentals
      beginner
      beginner level
      novice
      basic knowledge/skills/understanding/level/user
      elementary knowledge/skills/level
      entry level only`,
      ),
      ...cuesOf(
        { limit: 'at_most', reach: 'list_before', isAside: true },
        `learning
        basic
        elementary
        limited
        a little
        little
        some`,
      ),
      ...cuesOf(
        { limit: 'in_part', reach: 'list_after', notUnder: teaching },
        `basic
      introductory
      rudimentary
      a little
      a bit of
      intro to
      introduction to`,
      ),
    ],
    stops: wordSet(
      `for to from by with in on at as using via through into onto during after before since that which who where when
    while because so if than about over under within across against per i we is are was were be been has have had
    advanced expert strong deep excellent fluent proficient solid extensive including led managed`,
    ),
    turns: wordSet('but while whereas although though then however yet later'),
    joiners: wordSet('and or plus'),
  }),
);

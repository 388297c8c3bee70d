import { expect } from 'vitest';
import type { Resume } from '../../src/contract/objects.ts';
import type { SeededRandom } from '../support/seeded-random.ts';
import { costs, lasting, type Order } from './order.ts';

/** A resume from an answer or a list. It was charged, even if it is deleted later. */
export interface KnownResume {
  readonly id: string;
  readonly order: Order;
  readonly content: string;
  /** Path and query of a link to its PDF. */
  readonly pdfLink: string | null;
  /** `asked`: the deletion was sent, but not answered. */
  deletion: 'none' | 'asked' | 'done';
}

/**
 * The records of all clients. `pending` has the generates without an answer: in flight, or cut off by a crash.
 * Every comparison of these records with the service checks a promise of the service.
 */
export interface Books {
  readonly resumes: Map<string, KnownResume>;
  readonly pending: Set<Order>;
  readonly figures: Figures;
  /** Labels of the bases that may be current: the last answered one, and those sent since. */
  readonly bases: Set<string>;
  newOrder(random: SeededRandom): Order;
  newBase(): string;
  /** Records that the server answered this order with this resume. */
  note(order: Order, resume: Resume): void;
  creditsSpent(): number;
}

/** Counts of a run. Kills that never interrupt a generate would prove nothing. */
export interface Figures {
  kills: number;
  killsHalfWay: number;
  generatesHalfWay: number;
  answered: number;
  unanswered: number;
  unansweredButStored: number;
  retriedKeys: number;
  deleted: number;
  unansweredDeletes: number;
  unansweredDeletesDone: number;
  basesPut: number;
  unansweredPuts: number;
  /** PDFs and drafts without a resume at the end. */
  orphanFiles: number;
}

export function createBooks(): Books {
  const resumes = new Map<string, KnownResume>();
  const byPosition = new Map<string, string>();
  const bases = new Set<string>();
  let number = 0;
  return {
    resumes,
    pending: new Set(),
    figures: noFigures(),
    bases,
    newOrder(random) {
      number += 1;
      return {
        position: `Engineer ${number}`,
        level: random.pick(['basic', 'good', 'super']),
        includePdf: random.below(8) === 0,
        key: random.below(3) === 0 ? null : `key of order ${number}`,
      };
    },
    newBase() {
      number += 1;
      bases.add(`Base ${number}`);
      return `Base ${number}`;
    },
    note(order, resume) {
      expect(resume).toMatchObject({ position: order.position, finetune_level: order.level });
      expect(resume.pdf_url !== null).toBe(order.includePdf);
      expect(byPosition.get(order.position) ?? resume.id, `${order.position} was made twice`).toBe(resume.id);
      byPosition.set(order.position, resume.id);
      const known = resumes.get(resume.id);
      if (known) expect(lasting(resume)).toBe(known.content);
      else resumes.set(resume.id, knownResume(order, resume));
    },
    creditsSpent: () => [...resumes.values()].reduce((sum, { order }) => sum + costs[order.level], 0),
  };
}

function knownResume(order: Order, resume: Resume): KnownResume {
  const url = resume.pdf_url === null ? null : new URL(resume.pdf_url);
  const pdfLink = url && `${url.pathname}${url.search}`;
  return { id: resume.id, order, content: lasting(resume), pdfLink, deletion: 'none' };
}

function noFigures(): Figures {
  return {
    kills: 0,
    killsHalfWay: 0,
    generatesHalfWay: 0,
    answered: 0,
    unanswered: 0,
    unansweredButStored: 0,
    retriedKeys: 0,
    deleted: 0,
    unansweredDeletes: 0,
    unansweredDeletesDone: 0,
    basesPut: 0,
    unansweredPuts: 0,
    orphanFiles: 0,
  };
}

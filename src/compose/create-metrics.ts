import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../api/api.ts';
import type { OpenedDatabase } from './open-database.ts';

/** Seconds: reads take milliseconds, tailoring tenths of a second, a PDF or a language model longer. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Metrics of this process: requests, database connections, and Node's own metrics. */
export function createMetrics(token: string, { connections }: Pick<OpenedDatabase, 'connections'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer, by the path as the API description writes it.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  if (connections) {
    new Gauge({
      name: 'resume_tailor_database_connections',
      help: 'Connections of this process to the database, and statements that wait for one.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
  }
  const expected = digest(token);
  return {
    accepts: (given) => timingSafeEqual(digest(given), expected),
    observe: ({ method, route, status, seconds }) =>
      duration.observe({ method, route: route || 'other', status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** A digest of constant length, for comparison. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

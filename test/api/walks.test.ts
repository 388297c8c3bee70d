import { describe } from 'vitest';
import { onSqlite } from '../support/real-service.ts';
import { describeDashboardWalk } from './dashboard-walk.ts';
import { describeResourceWalk } from './resource-walk.ts';

describe('on SQLite', () => {
  describeResourceWalk(onSqlite);
  describeDashboardWalk(onSqlite);
});

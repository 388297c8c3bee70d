import { describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/open-store.ts';
import { emptyDatabase, giveBackDatabase, testServer } from '../support/postgres-databases.ts';
import type { OpenTestStore } from '../support/real-service.ts';
import { describeDashboardWalk } from './dashboard-walk.ts';
import { describeResourceWalk } from './resource-walk.ts';

const onPostgres: OpenTestStore = async () => {
  const url = await emptyDatabase();
  const { store } = await openPostgresStore({ url });
  return {
    store,
    async remove() {
      await store.close();
      await giveBackDatabase(url);
    },
  };
};

if (testServer === null) {
  it('the tests on PostgreSQL need a server', () => expect(testServer).toBeNull());
} else {
  describe('on PostgreSQL', () => {
    describeResourceWalk(onPostgres);
    describeDashboardWalk(onPostgres);
  });
}

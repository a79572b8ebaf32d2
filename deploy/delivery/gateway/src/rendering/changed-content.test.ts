import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { contentChannel, type Database, openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import type { RenderInput } from '@portal/shared/rendering/page-html';
import { questionOf } from '@portal/shared/rendering/question';
import type { FastifyInstance } from 'fastify';
import { FakeReleases, pointer, sampleTenant } from '../testing/fake-releases';
import { sampleHost, sampleRenderedSite } from '../testing/sample-records';
import { startedGateway } from '../testing/started-gateway';

jest.setTimeout(60_000);

const onServer = postgresAvailable ? test : test.skip;

let databases: Database[] = [];
let gateways: FastifyInstance[] = [];
let drop: () => Promise<void>;

/** A gateway whose platform reads articles from the database, as the real one does. */
function gatewayOn(database: Database): Promise<FastifyInstance> {
  const releases = new FakeReleases();
  const [host, site] = [releases.publish(sampleHost()), releases.publish(sampleRenderedSite())];
  releases.tenants = [sampleTenant({ pointers: [pointer('host', host), pointer('site', site)] })];
  return startedGateway({
    releases,
    rendering: {
      patience: 20_000,
      watchContent: (onChange) =>
        database.listen(contentChannel, { onNotification: onChange, onGap: () => onChange('') }),
      renderer: {
        async render(_release, _code, input) {
          const { boot } = JSON.parse(input) as RenderInput;
          const question = questionOf('articleInfo', { body: { id: 'n1' } });
          const answer = boot.answers?.[question];
          const title = answer?.refused?.msg ?? (answer?.value as { title: string } | undefined)?.title;
          return JSON.stringify({ html: `<h1>${title}</h1>`, facts: {}, asked: {}, unanswered: [] });
        },
      },
    },
    api: {
      kind: 'plugin',
      plugin: async (scope) => {
        scope.post('/web/portal/api/manage/article/getArticleInfo', async () => {
          const [row] = (await database.db.execute(`select title from platform.article where id = 'n1'`)).rows;
          return row
            ? { status: '200', ok: true, msg: '', body: row }
            : { status: '404', ok: false, msg: '文章不存在', body: null };
        });
      },
    },
  });
}

beforeAll(async () => {
  if (!postgresAvailable) return;
  const created = await createPostgresDatabase();
  drop = created.drop;
  databases = await Promise.all([1, 2].map(() => openDatabase({ url: created.url })));
  await databases[0]?.db.execute(
    `insert into platform.article (id, kind, type, title, summary, content, source, published_at)
     values ('n1', 'news', 'PLATFORM', '利率调整', '', '', '平台', now())`,
  );
  gateways = await Promise.all(databases.map(gatewayOn));
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  for (const database of databases) await database.close();
  await drop?.();
});

/** The time until the documents of all gateways have the text, in ms. */
async function everywhere(text: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const answers = await Promise.all(
      gateways.map((gateway) => gateway.inject({ url: '/index/article/n1/x', headers: { host: 'localhost' } })),
    );
    if (answers.every(({ body }) => body.includes(`<h1>${text}</h1>`))) return performance.now() - started;
    if (performance.now() - started > 20_000) throw new Error(`no ${text} after 20 s`);
    await pause(20);
  }
}

onServer(
  'a changed or withdrawn article is in, or gone from, the HTML of all gateways within two seconds',
  async () => {
    await everywhere('利率调整');
    const [{ db }] = databases as [Database];
    // The best of three, because a busy machine may hold one of them up.
    const times: number[] = [];
    for (const title of ['利率下调', '利率上调', '利率不变']) {
      await db.execute(`update platform.article set title = '${title}' where id = 'n1'`);
      times.push(await everywhere(title));
    }
    expect(Math.min(...times)).toBeLessThan(2_000);
    await db.execute(`delete from platform.article where id = 'n1'`);
    expect(await everywhere('文章不存在')).toBeLessThan(5_000);
  },
);

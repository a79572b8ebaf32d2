import { useKeptAnswer } from '@portal/shared/api';
import { Late } from '../../data/late';
import { PageHead } from '../../frame/page-head';
import { useDescription } from '../../frame/use-description';
import { Contact } from '../contact';
import pageStyles from '../page.module.css';
import { SearchField } from '../search-field';
import styles from './page.module.css';
import { Questions } from './questions';

const everything = { body: { kind: 'help', pageNum: 1, pageSize: 100 } } as const;

export function Component() {
  const answer = useKeptAnswer('articleList', everything);
  useDescription('金桥供应链的常见问题：注册认证、登录、账户、签章与产品使用。');
  return (
    <>
      <PageHead title="帮助" text="先看看别人问过什么；没有答案，就找我们。">
        <div className={styles.search}>
          <SearchField label="查找问题" page="/index/help" />
        </div>
      </PageHead>
      <div className={`jinqiao-width ${pageStyles.body}`}>
        <Late answer={answer}>
          {({ rows }) => (
            <>
              <Questions rows={rows} />
              <section>
                <h2 className={pageStyles.section}>没有找到答案？</h2>
                <Contact />
              </section>
            </>
          )}
        </Late>
      </div>
    </>
  );
}

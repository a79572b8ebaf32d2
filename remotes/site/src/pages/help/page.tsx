import { useKeptAnswer } from '@portal/shared/api';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../frame/page-head';
import { useDescription } from '../../frame/use-page-head';
import { failureOf } from '../../states/answer-state';
import { AnswerView } from '../../states/answer-view';
import { SkeletonLines } from '../../states/skeleton-lines';
import { Contact } from './contact';
import { Guides } from './guides';
import { HelpCategories } from './help-categories';
import { readHelpQuery } from './help-entries';
import { HelpList } from './help-list';
import { HelpSearch } from './help-search';
import styles from './page.module.css';
import { useQuestionFacts } from './use-question-facts';

/** All entries come at once, so that searches and category changes need no call. */
const allEntries = { body: { kind: 'help', pageNum: 1, pageSize: 100 } } as const;

export function Component() {
  const [parameters] = useSearchParams();
  const query = readHelpQuery(parameters);
  const answer = useKeptAnswer('articleList', allEntries);
  useDescription('注册认证、登录与密码、人员与权限、账户与打款、协议与签章、产品使用：常见问题的解答与操作指南。');
  useQuestionFacts(answer.value?.rows ?? []);
  return (
    <>
      <PageHead title="帮助中心">常见问题的解答与操作指南。</PageHead>
      <div className={`site-width ${styles.page}`}>
        <div className={styles.side}>
          <HelpCategories query={query} />
        </div>
        <div className={styles.main}>
          <HelpSearch query={query} />
          <AnswerView answer={answer} skeleton={<SkeletonLines rows={6} />}>
            {({ rows }) => (
              <>
                <HelpList articles={rows} query={query} />
                <Guides />
                <Contact />
              </>
            )}
          </AnswerView>
          {failureOf(answer) && <Contact />}
        </div>
      </div>
    </>
  );
}

import { ApiError, call, useKeptAnswer } from '@portal/shared/api';
import { useMessageVersion } from '@portal/shared/live';
import { Button, EmptyPanel, ErrorPanel, LinkButton, LoadingArea, StatusTag, TextSkeleton } from '@portal/shared/ui';
import { Conversation, PageHeader, useConfirm } from '@portal/shared/ui/frame';
import { useSearchParams } from 'react-router-dom';
import { listSearch } from '../../list-address';
import { stateTag } from '../support/support-columns';
import styles from './page.module.css';
import { ReplyForm } from './reply-form';

/** 咨询详情: what was asked and answered, and the next question */
export function Component() {
  const [search] = useSearchParams();
  const ticketNo = search.get('id') ?? '';
  const { value, error, retry } = useKeptAnswer('supportShow', { body: { ticketNo } }, useMessageVersion());
  const [confirm, question] = useConfirm();
  const list = `/msg/crm/support/list${listSearch(search)}`;
  const crumbs = [{ title: '联系客服', path: list }];
  const back = <LinkButton to={list}>返回列表</LinkButton>;

  async function close() {
    const consequence = '关闭后仍可继续提问。';
    if (!(await confirm({ title: '问题已解决，关闭这条咨询？', consequence, action: '关闭咨询' }))) return;
    // The client shows the reason of a failure.
    await call('supportClose', { body: { ticketNo } }, { success: true }).then(retry, ApiError.expect);
  }

  // An address without a number, or with one that the server does not have, is not found either.
  if (error && (error.status === '404' || error.fields.ticketNo !== undefined))
    return (
      <>
        <PageHeader title="咨询详情" crumbs={crumbs} />
        <EmptyPanel title="该咨询不存在" hint="请从列表重新打开。" action={back} />
      </>
    );
  return (
    <div className={styles.column}>
      <PageHeader
        title={value?.topic ?? '咨询详情'}
        crumbs={crumbs}
        tags={value && <StatusTag entry={stateTag(value.state)} />}
        description={value && `咨询编号 ${value.requestNo}`}
        actions={
          <div className={styles.actions}>
            {value && value.state !== 'CLOSED' && <Button onClick={() => void close()}>关闭咨询</Button>}
            {back}
          </div>
        }
      />
      {error && !value && <ErrorPanel hint={error.msg} number={error.requestId} onRetry={retry} />}
      <LoadingArea loading={!value && !error} skeleton={<TextSkeleton lines={6} />}>
        {value && (
          <section className={styles.sheet} aria-label={value.topic}>
            <Conversation label="咨询记录" entries={value.entries} />
            <ReplyForm ticketNo={ticketNo} closed={value.state === 'CLOSED'} onSent={retry} />
          </section>
        )}
      </LoadingArea>
      {question}
    </div>
  );
}

import { ApiError, call } from '@portal/shared/api';
import { changeTypes } from '@portal/shared/contract';
import { useMessageVersion } from '@portal/shared/live';
import { EmptyPanel, LinkButton, LoadedArea, StatusTag, TextSkeleton, useLoaded } from '@portal/shared/ui';
import { PageHeader } from '@portal/shared/ui/frame';
import { useSearchParams } from 'react-router-dom';
import { changeStateTag } from '../../change-requests/change-state';
import { ChangeActions } from './change-actions';
import { ChangeContent } from './change-content';
import { homeOf } from './change-home';
import styles from './change-view.module.css';

/** 变更详情, for an account's change and for the company's. */
export function Component() {
  const [search] = useSearchParams();
  const changeNo = search.get('changeNo') ?? '';
  const change = useLoaded(
    async (signal) => {
      if (changeNo === '') return null;
      return call('changeView', { body: { changeNo } }, { signal, handlesErrors: true }).catch(nullWhereNone);
    },
    changeNo,
    useMessageVersion(),
  );
  const { value } = change;
  return (
    <>
      <PageHeader
        title={value ? `${changeTypes[value.changeType]}申请` : '变更详情'}
        crumbs={[value ? homeOf(value.changeType) : { title: '变更记录' }]}
        tags={value && <StatusTag entry={changeStateTag(value.state)} />}
        actions={
          value ? <ChangeActions change={value} onChanged={change.reload} /> : <div className={styles.awaited} />
        }
      />
      <LoadedArea loaded={change} skeleton={<TextSkeleton lines={10} />}>
        {(found) => (found ? <ChangeContent change={found} /> : <Missing />)}
      </LoadedArea>
    </>
  );
}

/** Returns null where the request does not exist or belongs to another company: that is no error. */
function nullWhereNone(error: unknown): null {
  if (error instanceof ApiError && (error.status === '404' || error.fields?.changeNo !== undefined)) return null;
  throw error;
}

function Missing() {
  return (
    <EmptyPanel
      title="变更申请不存在或已删除"
      hint="请检查链接是否完整，或在变更记录中查找。"
      action={
        <LinkButton type="primary" to="/center/crm/company/list?tab=changes">
          查看变更记录
        </LinkButton>
      }
    />
  );
}

import Button from 'antd/es/button';
import { useState } from 'react';
import { compStatuses } from '../../../codes/comp-status';
import { Alert } from '../../base/alert/alert';
import { CopyButton } from '../../base/copy-button/copy-button';
import { LinkButton } from '../../base/link-button/link-button';
import { LoadingOverlay } from '../../base/loading-overlay/loading-overlay';
import { type MessageKind, showMessage } from '../../base/messages/message-list';
import { EmptyPanel } from '../../base/panel/empty-panel';
import { ErrorPanel } from '../../base/panel/error-panel';
import { NoPermissionPanel } from '../../base/panel/no-permission-panel';
import { SuccessPanel } from '../../base/panel/success-panel';
import { LoadingArea } from '../../base/skeleton/loading-area';
import { CardsSkeleton, FormSkeleton, TableSkeleton, TextSkeleton } from '../../base/skeleton/skeletons';
import { StatusTag } from '../../base/status-tag/status-tag';
import { later } from '../demo-data';
import styles from '../gallery.module.css';
import { Specimen } from '../specimen';

const sentences: Record<MessageKind, string> = {
  success: '操作成功！',
  info: '企业资料已提交，预计 1–3 个工作日完成审核',
  warning: '请求失败！',
  error: '操作失败！',
};

function Overlay() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button
        onClick={async () => {
          setCount(1);
          await later(null, 2000);
          setCount(0);
        }}
      >
        写入 2 秒
      </Button>
      <LoadingOverlay count={count} />
    </>
  );
}

function SlowArea() {
  const [loading, setLoading] = useState(false);
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        {[100, 400, 2000].map((milliseconds) => (
          <Button
            key={milliseconds}
            onClick={async () => {
              setLoading(true);
              await later(null, milliseconds);
              setLoading(false);
            }}
          >
            {milliseconds} 毫秒
          </Button>
        ))}
      </div>
      <LoadingArea loading={loading} skeleton={<TextSkeleton lines={3} />}>
        <p>内容</p>
      </LoadingArea>
    </div>
  );
}

export function FeedbackSection() {
  return (
    <>
      <Specimen name="Button" state="各种样式">
        <div className={styles.row}>
          <Button type="primary">提交</Button>
          <Button>取消</Button>
          <Button type="link">查看详情</Button>
          <Button danger>停用</Button>
          <Button type="primary" loading>
            提交
          </Button>
          <Button disabled>停用</Button>
          <LinkButton to="." type="primary">
            立即邀请
          </LinkButton>
          <LinkButton to=".">返回首页</LinkButton>
        </div>
      </Specimen>
      <Specimen name="showMessage" state="5 秒后消失">
        <div className={styles.row}>
          {(Object.keys(sentences) as MessageKind[]).map((kind) => (
            <Button key={kind} onClick={() => showMessage(kind, sentences[kind])}>
              {sentences[kind]}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="Alert">
        <div className={styles.stack}>
          <Alert type="info" showIcon title="检测到您在新环境登录，请完成邮箱验证" />
          <Alert type="success" showIcon title="修改成功，回到登录页面" />
          <Alert type="warning" showIcon title="您的密码已使用 90 天，建议修改" />
          <Alert type="error" showIcon title="审核未通过" description="营业执照不清晰，请重新上传。" />
        </div>
      </Specimen>
      <Specimen name="LoadingOverlay">
        <Overlay />
      </Specimen>
      <Specimen name="StatusTag" state="全部企业状态" wide>
        <div className={styles.row}>
          {compStatuses.map((status) => (
            <StatusTag key={status.code} entry={status} />
          ))}
          <StatusTag plain entry={{ label: '管理员', colorClass: 'blue' }} />
        </div>
      </Specimen>
      <Specimen name="CopyButton">
        邀请码 <code>8F3K2Q</code> <CopyButton text="8F3K2Q" label="邀请码" />
      </Specimen>
      <Specimen name="LoadingArea" state="200 毫秒后出现，至少 300 毫秒">
        <SlowArea />
      </Specimen>
      <Specimen name="EmptyPanel">
        <EmptyPanel
          title="还没有其他人员"
          hint="添加同事后可以分工办理业务。"
          action={<Button type="primary">新增人员</Button>}
        />
      </Specimen>
      <Specimen name="EmptyPanel" state="筛选后为空">
        <EmptyPanel filtered title="未找到匹配人员" hint="请调整筛选条件后重试。" action={<Button>清除筛选</Button>} />
      </Specimen>
      <Specimen name="ErrorPanel">
        <ErrorPanel hint="网络连接不稳定，请检查后重试。" number="7f3a-20261121" onRetry={() => later(null)} />
      </Specimen>
      <Specimen name="NoPermissionPanel">
        <NoPermissionPanel />
      </Specimen>
      <Specimen name="SuccessPanel">
        <SuccessPanel title="密码重置成功，其他设备已退出登录" action={<Button type="primary">立即登录</Button>} />
      </Specimen>
      <Specimen name="TextSkeleton">
        <TextSkeleton />
      </Specimen>
      <Specimen name="FormSkeleton">
        <FormSkeleton />
      </Specimen>
      <Specimen name="CardsSkeleton" wide>
        <CardsSkeleton />
      </Specimen>
      <Specimen name="TableSkeleton" wide>
        <TableSkeleton />
      </Specimen>
    </>
  );
}

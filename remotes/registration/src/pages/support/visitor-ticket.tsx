import { call, useAnswer } from '@portal/shared/api';
import { supportStates } from '@portal/shared/contract';
import { EmptyPanel, ErrorPanel, LinkButton, LoadingArea, TextSkeleton } from '@portal/shared/ui';
import { TextArea } from '@portal/shared/ui/fields';
import { Form, useSubmit } from '@portal/shared/ui/form';
import { Conversation } from '@portal/shared/ui/frame';
import { asRule, required } from '@portal/shared/validators';
import { FormSection } from '../../forms/form-section';
import { PageTitle } from '../../forms/page-title';
import { SubmitBar } from '../../forms/submit-bar';

/** A question with its answers, for whoever has the link. */
export function VisitorTicket({ link }: { link: string }) {
  const { value, error, retry } = useAnswer('supportVisitorShow', { body: { link } });
  if (error?.kind === 'refused' && !value)
    return (
      <>
        <PageTitle title="联系客服" />
        <EmptyPanel
          title="链接已失效"
          hint="请使用最近一次答复中的链接，或重新提交问题。"
          action={<LinkButton to="/register/support">重新提交</LinkButton>}
        />
      </>
    );
  return (
    <>
      <PageTitle title="联系客服">
        {value
          ? `咨询编号 ${value.requestNo}，${supportStates[value.state]}。答复后会发送到您填写的手机号或邮箱，也可收藏本页查看。`
          : null}
      </PageTitle>
      {error && !value && <ErrorPanel hint={error.msg} number={error.requestId} onRetry={retry} />}
      <LoadingArea loading={!value && !error} skeleton={<TextSkeleton lines={6} />}>
        {value && (
          <FormSection title="咨询记录" about="请勿将本页链接转发给他人。">
            <Conversation label="咨询记录" entries={value.entries} />
            <Reply link={link} onSent={retry} />
          </FormSection>
        )}
      </LoadingArea>
    </>
  );
}

function Reply({ link, onSent }: { link: string; onSent: () => void }) {
  const [form] = Form.useForm<{ content: string }>();
  const { submit, busy, fault, reset } = useSubmit(form, async ({ content }) => {
    await call('supportVisitorReply', { body: { link, content } }, { handlesErrors: true, success: true });
    reset();
    onSent();
  });
  return (
    <Form form={form} layout="vertical" onFinish={submit}>
      <Form.Item name="content" label="补充说明" rules={[asRule(required('请输入内容'))]}>
        <TextArea rows={4} maxLength={2000} showCount />
      </Form.Item>
      <SubmitBar label="发送" busy={busy} fault={fault} />
    </Form>
  );
}

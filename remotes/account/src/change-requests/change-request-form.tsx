import { Alert, Button, LinkButton, UnsavedGuard } from '@portal/shared/ui';
import { Form } from '@portal/shared/ui/form';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { type ChangeView, viewAddress } from './change-state';
import { ConfirmChange } from './confirm-change';
import { DeleteDraft } from './delete-draft';
import styles from './request-form.module.css';
import { RequestNotice } from './request-notice';
import { type ChangeRequestOptions, useChangeRequest } from './use-change-request';

interface ChangeRequestFormProps<Values> extends Omit<ChangeRequestOptions<Values>, 'form' | 'changeNo'> {
  /** The draft, or the request that was sent back. */
  change: ChangeView | null;
  initialValues: Values;
  /** The page to which the person goes after the form. */
  leaveTo: string;
  /** The effect of the change, in words. */
  consequence: string;
  /** The form begins with the present values, so that it can be handed in without any change. */
  holdsPresent?: boolean;
  /** The fields stand two in a row. */
  wide?: boolean;
  /** A change of this address parameter opens another form. */
  parameter?: string;
  /** The fields of the form. */
  children: ReactNode;
}

/** The form of a change: the person fills it in, keeps it as a draft, looks at it once more and hands it in. */
export function ChangeRequestForm<Values extends object>(props: ChangeRequestFormProps<Values>) {
  const {
    change,
    initialValues,
    leaveTo,
    consequence,
    holdsPresent = false,
    wide = false,
    parameter,
    children,
    ...options
  } = props;
  const [form] = Form.useForm<Values>();
  const request = useChangeRequest<Values>({ ...options, form, changeNo: change?.changeNo });
  if (request.submitted !== null) return <Navigate to={viewAddress(request.submitted)} replace />;
  return (
    <Form<Values>
      form={form}
      className={wide ? '' : (styles.form ?? '')}
      layout="vertical"
      validateTrigger="onBlur"
      initialValues={initialValues}
      onValuesChange={request.touch}
      onFinish={() => void request.lookOnceMore()}
      scrollToFirstError={{ focus: true }}
    >
      {change && <RequestNotice change={change} />}
      {children}
      {request.fault && <Alert className={styles.fault ?? ''} type="warning" showIcon title={request.fault} />}
      <div className={styles.buttons}>
        <Button
          type="primary"
          htmlType="submit"
          loading={request.busy}
          onClick={(event) => holdsPresent && request.isUnchanged() && event.preventDefault()}
        >
          提交变更
        </Button>
        <Button disabled={request.busy} onClick={() => void request.keep()}>
          保存草稿
        </Button>
        <LinkButton to={leaveTo}>取消</LinkButton>
        {change?.state === 'DRAFT' && <DeleteDraft changeNo={change.changeNo} leaveTo={leaveTo} />}
      </div>
      <ConfirmChange
        open={request.lastLook !== null}
        differences={request.lastLook ?? []}
        consequence={consequence}
        busy={request.busy}
        onConfirm={() => void request.submit()}
        onClose={request.forgetLook}
        afterClose={request.lookClosed}
      />
      <UnsavedGuard when={request.unsaved} save={request.keep} {...(parameter !== undefined && { parameter })} />
    </Form>
  );
}
